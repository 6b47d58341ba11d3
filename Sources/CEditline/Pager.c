#define _GNU_SOURCE
#include "CEditline.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

#include "Signals.h"

extern char **environ;

// One at a time, as there is one terminal. The handler of Ctrl-C looks at these.
static volatile sig_atomic_t pager_process;
static volatile sig_atomic_t pager_has_ended;
static volatile sig_atomic_t pager_status;
static int pager_input = -1;
static bool has_modes;
static struct termios modes;
static struct sigaction pipe_action;

bool hp_terminal_size(int descriptor, int *columns, int *rows) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) return false;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return true;
}

// The environment, with a variable where it has none of that name. The caller frees the array alone.
static char **environment_with(const char *name, char *setting) {
  size_t count = 0;
  while (environ[count] != NULL) count++;
  char **copy = calloc(count + 2, sizeof *copy);
  if (copy == NULL) return NULL;
  memcpy(copy, environ, count * sizeof *copy);
  if (getenv(name) == NULL) copy[count] = setting;
  return copy;
}

static int spawn(char *const *arguments, const int ends[2], pid_t *process) {
  static char less_options[] = "LESS=FRX";
  char **environment = environment_with("LESS", less_options);
  if (environment == NULL) return ENOMEM;
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  sigset_t none, usual;
  sigemptyset(&none);
  sigemptyset(&usual);
  sigaddset(&usual, SIGINT);
  sigaddset(&usual, SIGPIPE);
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_init(&attributes);
  posix_spawn_file_actions_adddup2(&actions, ends[0], STDIN_FILENO);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &usual);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  int error = posix_spawnp(process, arguments[0], &actions, &attributes, arguments, environment);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  free(environment);
  return error;
}

int hp_pager_start(char *const *arguments) {
  int ends[2];
  if (pipe(ends) != 0) return errno;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  has_modes = tcgetattr(STDIN_FILENO, &modes) == 0;
  pid_t process = 0;
  int error = spawn(arguments, ends, &process);
  close(ends[0]);
  if (error != 0) {
    close(ends[1]);
    return error;
  }
  // A pager that is left is no reason to end.
  struct sigaction ignored;
  memset(&ignored, 0, sizeof ignored);
  ignored.sa_handler = SIG_IGN;
  sigaction(SIGPIPE, &ignored, &pipe_action);
  pager_input = ends[1];
  pager_has_ended = 0;
  pager_process = process;
  return 0;
}

bool hp_pager_write(const unsigned char *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(pager_input, bytes, count);
    if (written < 0 && errno != EINTR) return false;
    if (written <= 0) continue;
    bytes += written;
    count -= (size_t)written;
  }
  return true;
}

int hp_pager_finish(void) {
  close(pager_input);
  pager_input = -1;
  int status = 0;
  while (!pager_has_ended) {
    pid_t ended = waitpid((pid_t)pager_process, &status, 0);
    if (ended == (pid_t)pager_process) {
      pager_status = status;
      pager_has_ended = 1;
    } else if (errno != EINTR && !pager_has_ended) {
      break;
    }
  }
  pager_process = 0;
  sigaction(SIGPIPE, &pipe_action, NULL);
  if (has_modes) tcsetattr(STDIN_FILENO, TCSADRAIN, &modes);
  status = pager_status;
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

bool hp_pager_takes_interrupts(void) {
  if (pager_process == 0 || pager_has_ended) return false;
  int status = 0;
  if (waitpid((pid_t)pager_process, &status, WNOHANG) == (pid_t)pager_process) {
    pager_status = status;
    pager_has_ended = 1;
  }
  // It may have ended of this very signal, which comes to both at once; the next one is not its own.
  return true;
}
