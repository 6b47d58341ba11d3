// Runs programs in turn and measures each: race [-n RUNS] [-s SECONDS] [-r] [-- NAME WORD…]…
//
// The first program is the one that the others are compared with. Each is run once to warm up, then
// RUNS times, all in turn; one that has used SECONDS runs no more, and the warm-up of one that uses
// them up by itself is its only run. A program reads nothing and its output is thrown away; with -r the last line
// of its output is the number that counts instead of its time.
//
// Prints a line for each, fields behind tabs: name, runs, the median in microseconds (with -r the
// median number), the median of the first one's values as shares of its own, run by run, the median
// of processor time in microseconds, and the peak memory in bytes of the largest process.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

enum { MOST_RUNS = 1000 };

typedef struct {
  double value;
  double processor;
  double wall;
  double memory;
} measure;

typedef struct {
  char **words;
  char *name;
  double spent;
  double memory;
  bool fails;
  int runs;
  double values[MOST_RUNS];
  double processor[MOST_RUNS];
} contender;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e6 + time.tv_nsec / 1e3;
}

static double microseconds(struct timeval time) { return time.tv_sec * 1e6 + time.tv_usec; }

static double bytes(struct rusage usage) {
#ifdef __APPLE__
  return usage.ru_maxrss;
#else
  return usage.ru_maxrss * 1024.0;
#endif
}

static void fail(const char *name, const char *reason) {
  fprintf(stderr, "race: %s: %s\n", name, reason);
  exit(1);
}

// Reads a program's output to its end and returns the number in its last line.
static double last_number(int output) {
  FILE *file = fdopen(output, "r");
  char line[4096] = "";
  while (file && fgets(line, sizeof line, file)) continue;
  if (file) fclose(file);
  return strtod(line, NULL);
}

static pid_t start(const contender *program, int output) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  if (output < 0) {
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  } else {
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
  }
  pid_t process;
  int fault = posix_spawnp(&process, program->words[0], &actions, NULL, program->words, environ);
  posix_spawn_file_actions_destroy(&actions);
  if (fault) fail(program->name, strerror(fault));
  return process;
}

static measure run(contender *program, bool reads) {
  int ends[2] = {-1, -1};
  if (reads) {
    if (pipe(ends) != 0) fail(program->name, strerror(errno));
    fcntl(ends[0], F_SETFD, FD_CLOEXEC);
    fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  }
  double started = now();
  pid_t process = start(program, ends[1]);
  if (reads) close(ends[1]);
  double number = reads ? last_number(ends[0]) : 0;
  int status = 0;
  struct rusage usage;
  while (wait4(process, &status, 0, &usage) < 0) {
    if (errno != EINTR) fail(program->name, strerror(errno));
  }
  double wall = now() - started;
  program->fails = status != 0;
  double processor = microseconds(usage.ru_utime) + microseconds(usage.ru_stime);
  return (measure){reads ? number : wall, processor, wall, bytes(usage)};
}

static void count(contender *program, measure measure) {
  program->values[program->runs] = measure.value;
  program->processor[program->runs] = measure.processor;
  program->spent += measure.wall / 1e6;
  if (measure.memory > program->memory) program->memory = measure.memory;
  program->runs += 1;
}

static int ascending(const void *left, const void *right) {
  double a = *(const double *)left, b = *(const double *)right;
  return (a > b) - (a < b);
}

static double median(const double *values, int count) {
  double sorted[MOST_RUNS];
  memcpy(sorted, values, count * sizeof *values);
  qsort(sorted, count, sizeof *sorted, ascending);
  return (sorted[(count - 1) / 2] + sorted[count / 2]) / 2;
}

static void print(const contender *program, const contender *first) {
  double shares[MOST_RUNS];
  for (int run = 0; run < program->runs; run++) {
    int other = run < first->runs ? run : first->runs - 1;
    shares[run] = first->values[other] / program->values[run];
  }
  printf("%s\t%d\t%.3f\t%.4f\t%.1f\t%.0f\n", program->name, program->runs,
         median(program->values, program->runs), median(shares, program->runs),
         median(program->processor, program->runs), program->memory);
}

static void take_part(contender *program, bool warms_up, double seconds, bool reads) {
  if (program->fails || program->spent >= seconds) return;
  measure measure = run(program, reads);
  if (program->fails) {
    fprintf(stderr, "race: %s failed and is left out\n", program->name);
  } else if (!warms_up || measure.wall / 1e6 >= seconds) {
    count(program, measure);
  }
}

static int race(contender *programs, int count_of_programs, int runs, double seconds, bool reads) {
  for (int round = 0; round <= runs; round++) {
    for (int index = 0; index < count_of_programs; index++) {
      take_part(&programs[index], round == 0, seconds, reads);
    }
    if (count_of_programs > 0 && programs[0].fails) return 1;
  }
  for (int index = 0; index < count_of_programs; index++) {
    if (!programs[index].fails) print(&programs[index], &programs[0]);
  }
  return 0;
}

// Returns the programs behind each "--", whose words it ends.
static contender *parse(char **words, int *count_of_programs) {
  contender *programs = NULL;
  *count_of_programs = 0;
  for (char **word = words; *word; word++) {
    if (strcmp(*word, "--") != 0) continue;
    *word = NULL;
    if (!word[1] || !word[2]) fail("--", "a name and a program go here");
    programs = realloc(programs, (*count_of_programs + 1) * sizeof *programs);
    if (!programs) fail("--", strerror(ENOMEM));
    memset(&programs[*count_of_programs], 0, sizeof *programs);
    programs[*count_of_programs].name = word[1];
    programs[*count_of_programs].words = word + 2;
    *count_of_programs += 1;
  }
  return programs;
}

int main(int argument_count, char **arguments) {
  int runs = 11, count_of_programs = 0, index = 1;
  double seconds = 30;
  bool reads = false;
  for (; index < argument_count && strcmp(arguments[index], "--") != 0; index++) {
    char *value = arguments[index + 1];
    if (strcmp(arguments[index], "-r") == 0) {
      reads = true;
    } else if (strcmp(arguments[index], "-n") == 0 && value) {
      runs = atoi(arguments[++index]);
    } else if (strcmp(arguments[index], "-s") == 0 && value) {
      seconds = atof(arguments[++index]);
    } else {
      fail(arguments[index], "no such option");
    }
  }
  if (runs < 1 || runs >= MOST_RUNS) fail("-n", "out of range");
  contender *programs = parse(arguments + index, &count_of_programs);
  int status = race(programs, count_of_programs, runs, seconds, reads);
  free(programs);
  return status;
}
