// What a test needs to run a program on a pseudo-terminal.
#ifndef CTERMINALSUPPORT_H
#define CTERMINALSUPPORT_H

#include <stdbool.h>
#include <stddef.h>
#include <wchar.h>

#pragma clang assume_nonnull begin

/// Starts a program as the leader of a session on a terminal of its own.
/// Returns its process and the terminal's other end, or a negative errno.
int ts_spawn(const char *path, char *const _Nullable *_Nonnull arguments,
             char *const _Nullable *_Nonnull environment, int columns, int rows, int *terminal);

/// Waits until there is something to read, or room to write if asked; false when the time is over.
bool ts_poll(int terminal, bool or_writable, int milliseconds);
/// Reads what the program wrote: the count, 0 at the end, -1 if there is nothing yet.
ptrdiff_t ts_read(int terminal, unsigned char *buffer, size_t capacity);
/// Writes what fits: the count, 0 when there is no room, -1 for a failure.
ptrdiff_t ts_write(int terminal, const unsigned char *bytes, size_t count);
void ts_resize(int terminal, int columns, int rows);
/// Whether the terminal echoes and gathers lines, as outside of editing.
bool ts_is_cooked(int terminal);
void ts_close(int terminal);

/// Starts a program in a folder with pipes for its streams; its standard output may be a file instead,
/// and its errors may go where its output goes.
/// Returns its process, or a negative errno; the ends are those of input, output and errors, -1 for none.
int ts_spawn_piped(const char *path, char *const _Nullable *_Nonnull arguments,
                   char *const _Nullable *_Nonnull environment, const char *folder,
                   const char *_Nullable output_file, bool merges_errors, int *ends);

/// Waits until one of two ends has something to read or is at its end, or a third has room:
/// bits 1, 2 and 4, or 0 when the time is over. An end of -1 is left out.
int ts_poll_piped(int output, int errors, int input, int milliseconds);

/// Waits for the process: its status, or 128 and the number of the signal that ended it.
int ts_wait(int process);
void ts_signal(int process, int number);

/// Chooses a UTF-8 character type, which `ts_width` needs.
void ts_use_utf8(void);
/// The number of columns that a character takes.
int ts_width(wchar_t character);

#pragma clang assume_nonnull end

#endif
