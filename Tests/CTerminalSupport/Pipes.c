#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <unistd.h>

#include "CTerminalSupport.h"

// Another test may start its program at any moment: it must not inherit these ends.
static int open_pipe(int ends[2]) {
#if __APPLE__
  if (pipe(ends) != 0) return -1;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  return 0;
#else
  return pipe2(ends, O_CLOEXEC);
#endif
}

static short spawn_flags(void) {
  short flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP;
#if __APPLE__
  flags |= POSIX_SPAWN_CLOEXEC_DEFAULT;
#endif
  return flags;
}

int ts_spawn_piped(const char *path, char *const *arguments, char *const *environment,
                   const char *folder, const char *output_file, bool merges_errors, int *ends) {
  int input[2] = {-1, -1}, output[2] = {-1, -1}, errors[2] = {-1, -1};
  if (open_pipe(input) != 0 || open_pipe(output) != 0 || open_pipe(errors) != 0) return -errno;
  // A program may end before it has read all that is sent to it.
  signal(SIGPIPE, SIG_IGN);
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_init(&attributes);
  posix_spawn_file_actions_addchdir_np(&actions, folder);
  posix_spawn_file_actions_adddup2(&actions, input[0], 0);
  if (output_file) posix_spawn_file_actions_addopen(&actions, 1, output_file, O_WRONLY, 0);
  if (!output_file) posix_spawn_file_actions_adddup2(&actions, output[1], 1);
  posix_spawn_file_actions_adddup2(&actions, merges_errors ? output[1] : errors[1], 2);
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setflags(&attributes, spawn_flags());
  pid_t process = 0;
  int failure = posix_spawn(&process, path, &actions, &attributes, arguments, environment);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  close(input[0]);
  close(output[1]);
  close(errors[1]);
  fcntl(input[1], F_SETFL, O_NONBLOCK);
  ends[0] = input[1];
  ends[1] = output[0];
  ends[2] = errors[0];
  return failure ? -failure : process;
}

int ts_poll_piped(int output, int errors, int input, int milliseconds) {
  struct pollfd waited[] = {{output, POLLIN, 0}, {errors, POLLIN, 0}, {input, POLLOUT, 0}};
  int ready;
  do ready = poll(waited, 3, milliseconds);
  while (ready < 0 && errno == EINTR);
  return (waited[0].revents ? 1 : 0) | (waited[1].revents ? 2 : 0) | (waited[2].revents ? 4 : 0);
}
