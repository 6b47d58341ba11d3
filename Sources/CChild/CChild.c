#include "CChild.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdbool.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

// Makes a pipe of which no other program that is started gets an end, above the standard streams.
static bool make_pipe(int ends[2]) {
  int made[2];
  if (pipe(made) != 0) return false;
  for (int index = 0; index < 2; index++) {
    ends[index] = fcntl(made[index], F_DUPFD_CLOEXEC, 3);
    close(made[index]);
  }
  return ends[0] >= 0 && ends[1] >= 0;
}

static int spawn(const char *const *arguments, int output, int errors, pid_t *process) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  sigset_t none, usual;
  sigemptyset(&none);
  sigemptyset(&usual);
  sigaddset(&usual, SIGPIPE);
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_init(&attributes);
  posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_adddup2(&actions, output, 1);
  posix_spawn_file_actions_adddup2(&actions, errors, 2);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &usual);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  int error =
      posix_spawnp(process, arguments[0], &actions, &attributes, (char *const *)arguments, environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return error;
}

int HPChildStart(const char *const *arguments, HPChild *child) {
  int output[2] = {-1, -1}, errors[2] = {-1, -1};
  int error = 0;
  if (!make_pipe(output) || !make_pipe(errors)) error = errno;
  if (error == 0) error = spawn(arguments, output[1], errors[1], &child->process);
  if (output[1] >= 0) close(output[1]);
  if (errors[1] >= 0) close(errors[1]);
  if (error != 0) {
    if (output[0] >= 0) close(output[0]);
    if (errors[0] >= 0) close(errors[0]);
    return error;
  }
  child->output = output[0];
  child->errors = errors[0];
  return 0;
}

int HPChildWait(pid_t process) {
  int status = 0;
  while (waitpid(process, &status, 0) < 0) {
    if (errno != EINTR) return -1;
  }
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}
