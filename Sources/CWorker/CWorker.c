#define _GNU_SOURCE
#include "CWorker.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#ifdef __APPLE__
#include <mach-o/dyld.h>
#else
#include <sched.h>
#endif

extern char **environ;

// The file that this process runs, also where another was put in its place since.
static const char *program(void) {
#ifdef __APPLE__
  static char path[4096];
  uint32_t size = sizeof path;
  return _NSGetExecutablePath(path, &size) == 0 ? path : "";
#else
  return "/proc/self/exe";
#endif
}

static bool is_variable(const char *entry, const char *name) {
  size_t length = strlen(name);
  return strncmp(entry, name, length) == 0 && entry[length] == '=';
}

// Returns this process's environment with the folder for temporary files, and without the debugger
// that Swift starts at a crash unless it was asked for.
static char **environment(const char *folder, char **temporary) {
  size_t count = 0;
  while (environ[count]) count++;
  char **copy = malloc((count + 3) * sizeof *copy);
  *temporary = malloc(strlen(folder) + sizeof "TMPDIR=");
  if (!copy || !*temporary) return NULL;
  strcpy(*temporary, "TMPDIR=");
  strcat(*temporary, folder);
  size_t kept = 0;
  bool traces = false;
  for (size_t index = 0; index < count; index++) {
    if (is_variable(environ[index], "TMPDIR")) continue;
    traces = traces || is_variable(environ[index], "SWIFT_BACKTRACE");
    copy[kept++] = environ[index];
  }
  copy[kept++] = *temporary;
  if (!traces) copy[kept++] = "SWIFT_BACKTRACE=enable=no";
  copy[kept] = NULL;
  return copy;
}

static void set_signals(posix_spawnattr_t *attributes) {
  sigset_t blocked, usual;
  sigemptyset(&blocked);
  sigaddset(&blocked, SIGINT);
  sigemptyset(&usual);
  sigaddset(&usual, SIGPIPE);
  sigaddset(&usual, SIGTERM);
  sigaddset(&usual, SIGHUP);
  posix_spawnattr_setsigmask(attributes, &blocked);
  posix_spawnattr_setsigdefault(attributes, &usual);
  posix_spawnattr_setflags(attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
}

static int start(int stream, const char *const *arguments, const char *folder, const char *errors) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_init(&attributes);
  posix_spawn_file_actions_adddup2(&actions, stream, STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, stream, STDOUT_FILENO);
  posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errors,
                                   O_WRONLY | O_CREAT | O_TRUNC | O_APPEND, 0600);
  set_signals(&attributes);
  pid_t process = -1;
  char *temporary = NULL;
  char **variables = environment(folder, &temporary);
  int fault = variables ? posix_spawn(&process, program(), &actions, &attributes,
                                      (char *const *)arguments, variables)
                        : ENOMEM;
  free(variables);
  free(temporary);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return fault == 0 ? process : -fault;
}

hw_worker hw_start(const char *const *arguments, const char *folder, const char *errors) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0) return (hw_worker){-errno, -1};
  for (int end = 0; end < 2; end++) fcntl(ends[end], F_SETFD, FD_CLOEXEC);
#ifdef SO_NOSIGPIPE
  setsockopt(ends[0], SOL_SOCKET, SO_NOSIGPIPE, &(int){1}, sizeof(int));
#endif
  int process = start(ends[1], arguments, folder, errors);
  close(ends[1]);
  if (process > 0) return (hw_worker){process, ends[0]};
  close(ends[0]);
  return (hw_worker){process, -1};
}

void hw_close(int stream) { close(stream); }

ptrdiff_t hw_send(int stream, const unsigned char *bytes, size_t count) {
#ifdef MSG_NOSIGNAL
  int flags = MSG_NOSIGNAL;
#else
  int flags = 0;
#endif
  for (;;) {
    ssize_t sent = send(stream, bytes, count, flags);
    if (sent >= 0 || errno != EINTR) return sent;
  }
}

int hw_wait(int process) {
  int status = 0;
  while (waitpid(process, &status, 0) < 0) {
    if (errno != EINTR) return 0;
  }
  return WIFSIGNALED(status) ? -WTERMSIG(status) : WEXITSTATUS(status);
}

void hw_kill(int process) { kill(process, SIGKILL); }

int64_t *hw_share(const char *file, size_t count) {
  int descriptor = open(file, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (descriptor < 0) return NULL;
  size_t size = count * sizeof(int64_t);
  void *place = MAP_FAILED;
  if (ftruncate(descriptor, (off_t)size) == 0) {
    place = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
  }
  close(descriptor);
  return place == MAP_FAILED ? NULL : place;
}

// The memory that the process has taken already, which the limit does not count.
static uint64_t taken(void) {
  unsigned long long pages = 0;
  FILE *file = fopen("/proc/self/statm", "re");
  if (!file) return 0;
  if (fscanf(file, "%*u %*u %*u %*u %*u %llu", &pages) != 1) pages = 0;
  fclose(file);
  return pages * (uint64_t)sysconf(_SC_PAGESIZE);
}

bool hw_limit_memory(uint64_t bytes) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_DATA, &limit) != 0) return false;
  uint64_t most = taken() + bytes;
  if (limit.rlim_cur != RLIM_INFINITY && limit.rlim_cur <= most) return true;
  limit.rlim_cur = most;
  return setrlimit(RLIMIT_DATA, &limit) == 0;
}

uint64_t hw_grow_stack(uint64_t bytes) {
  const uint64_t usual = 8 << 20;
  struct rlimit limit;
  if (getrlimit(RLIMIT_STACK, &limit) != 0) return usual;
  if (limit.rlim_cur == RLIM_INFINITY || limit.rlim_cur >= bytes) return bytes;
#ifdef __linux__
  // Here the stack of the main thread grows as far as the limit is at that moment.
  struct rlimit more = limit;
  more.rlim_cur = limit.rlim_max == RLIM_INFINITY || limit.rlim_max >= bytes ? bytes : limit.rlim_max;
  if (setrlimit(RLIMIT_STACK, &more) == 0) return more.rlim_cur;
#endif
  return limit.rlim_cur;
}

int hw_processors(void) {
#ifdef __linux__
  cpu_set_t set;
  if (sched_getaffinity(0, sizeof set, &set) == 0 && CPU_COUNT(&set) > 0) return CPU_COUNT(&set);
#endif
  long count = sysconf(_SC_NPROCESSORS_ONLN);
  return count > 0 ? (int)count : 1;
}

int hw_parent(void) { return (int)getppid(); }

const char *hw_signal_name(int signal) {
  switch (signal) {
    case SIGABRT: return "SIGABRT";
    case SIGBUS: return "SIGBUS";
    case SIGFPE: return "SIGFPE";
    case SIGILL: return "SIGILL";
    case SIGKILL: return "SIGKILL";
    case SIGSEGV: return "SIGSEGV";
    case SIGTERM: return "SIGTERM";
    case SIGTRAP: return "SIGTRAP";
    default: return NULL;
  }
}
