#define _GNU_SOURCE
#include "CTerminalSupport.h"

#include <errno.h>
#include <fcntl.h>
#include <locale.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

static int open_terminal(void) {
  int terminal = posix_openpt(O_RDWR | O_NOCTTY);
  if (terminal < 0) return -1;
  fcntl(terminal, F_SETFD, FD_CLOEXEC);
  fcntl(terminal, F_SETFL, O_RDWR | O_NONBLOCK);
  if (grantpt(terminal) == 0 && unlockpt(terminal) == 0) return terminal;
  close(terminal);
  return -1;
}

// The first terminal that the leader of a session opens becomes its controlling one.
static int spawn_on(const char *name, const char *path, char *const *arguments,
                    char *const *environment) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_init(&attributes);
  posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0);
  posix_spawn_file_actions_adddup2(&actions, 0, 1);
  posix_spawn_file_actions_adddup2(&actions, 0, 2);
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setflags(
      &attributes, POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  pid_t process = 0;
  int failure = posix_spawn(&process, path, &actions, &attributes, arguments, environment);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  return failure ? -failure : process;
}

int ts_spawn(const char *path, char *const *arguments, char *const *environment, int columns,
             int rows, int *terminal) {
  *terminal = open_terminal();
  if (*terminal < 0) return -errno;
  char name[128];
#if __APPLE__
  if (ioctl(*terminal, TIOCPTYGNAME, name) != 0) return -errno;
#else
  if (ptsname_r(*terminal, name, sizeof name) != 0) return -errno;
#endif
  // Held open until the program has it, so that reading does not see an end before the start.
  int other = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC);
  ts_resize(*terminal, columns, rows);
  int process = spawn_on(name, path, arguments, environment);
  if (other >= 0) close(other);
  return process;
}

bool ts_poll(int terminal, bool or_writable, int milliseconds) {
  struct pollfd waited = {terminal, (short)(or_writable ? POLLIN | POLLOUT : POLLIN), 0};
  int ready;
  do ready = poll(&waited, 1, milliseconds);
  while (ready < 0 && errno == EINTR);
  return ready > 0;
}

ptrdiff_t ts_read(int terminal, unsigned char *buffer, size_t capacity) {
  ssize_t count = read(terminal, buffer, capacity);
  if (count < 0 && (errno == EAGAIN || errno == EINTR)) return -1;
  // EIO is how a terminal says that nobody has its other end any more.
  return count > 0 ? count : 0;
}

ptrdiff_t ts_write(int terminal, const unsigned char *bytes, size_t count) {
  ssize_t written = write(terminal, bytes, count);
  if (written >= 0) return written;
  return errno == EAGAIN || errno == EINTR ? 0 : -1;
}

void ts_resize(int terminal, int columns, int rows) {
  struct winsize size = {(unsigned short)rows, (unsigned short)columns, 0, 0};
  ioctl(terminal, TIOCSWINSZ, &size);
}

bool ts_is_cooked(int terminal) {
  struct termios modes;
  return tcgetattr(terminal, &modes) == 0 && (modes.c_lflag & ICANON) && (modes.c_lflag & ECHO) &&
         (modes.c_lflag & ISIG);
}

void ts_close(int terminal) { close(terminal); }

int ts_wait(int process) {
  int status = 0;
  while (waitpid(process, &status, 0) < 0)
    if (errno != EINTR) return -1;
  return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}

void ts_signal(int process, int number) { kill(process, number); }

void ts_use_utf8(void) {
  if (!setlocale(LC_CTYPE, "C.UTF-8")) setlocale(LC_CTYPE, "en_US.UTF-8");
}

int ts_width(wchar_t character) { return wcwidth(character); }
