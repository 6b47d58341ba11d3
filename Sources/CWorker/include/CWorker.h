// What the runner of tests needs of the system and Swift cannot call itself: the start of a process
// with this one's environment, and limits whose types differ from one C library to the next.
#ifndef CWORKER_H
#define CWORKER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// A process and this end of the stream that is its standard input and output.
typedef struct {
  int process;
  int stream;
} hw_worker;

/// Starts this program again with its name and arguments, the last of them null. Its temporary files go to `folder`, its errors to the file `errors`.
/// It does not take part in Ctrl-C, which whoever started it answers. The process is negative where
/// it cannot be started: an errno with its sign changed.
hw_worker hw_start(const char *_Nullable const *_Nonnull arguments, const char *folder, const char *errors);
/// Closes this end of a stream.
void hw_close(int stream);

/// Writes to a worker: the number of bytes, negative for a failure. No signal tells of a worker that has ended.
ptrdiff_t hw_send(int stream, const unsigned char *bytes, size_t count);

/// Waits for the end of a process: its exit status, or the signal that ended it with its sign changed.
int hw_wait(int process);
/// Ends a process at once.
void hw_kill(int process);

/// Where both processes see which unit runs; null where the file cannot be mapped.
int64_t *_Nullable hw_share(const char *file, size_t count);

/// Bounds the memory that this process may take from now on.
bool hw_limit_memory(uint64_t bytes);
/// Lets the stack of the main thread grow to some bytes where the system allows it; returns the bytes it may have.
uint64_t hw_grow_stack(uint64_t bytes);
/// The processors that this process may run on, at least 1.
int hw_processors(void);
/// The process that started this one.
int hw_parent(void);
/// The name of a signal such as "SIGSEGV", null for one without.
const char *_Nullable hw_signal_name(int signal);

#pragma clang assume_nonnull end

#endif
