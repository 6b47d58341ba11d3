#pragma once

#include <sys/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/* A program that was started, and what it writes to. */
typedef struct HPChild {
  pid_t process;
  int output; /* descriptors to read its standard output and its errors from */
  int errors;
} HPChild;

/* Starts a program found on the PATH, its standard input empty. Returns 0 or the system's error number. The
   arguments end with NULL; no shell reads them. */
int HPChildStart(const char *const *arguments, HPChild *child);

/* Waits for the end and returns the exit status, or -1 where it did not exit by itself. */
int HPChildWait(pid_t process);

#ifdef __cplusplus
}
#endif
