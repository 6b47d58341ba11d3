// What Swift needs of libedit and of the terminal and cannot call itself: functions with a
// variable number of arguments, signal handlers, and what the C library's Swift module hides.
#ifndef CEDITLINE_H
#define CEDITLINE_H

#include <stdbool.h>
#include <stddef.h>
#include <wchar.h>

#pragma clang assume_nonnull begin

// MARK: libedit (Editline.c)

typedef struct editline hp_editline;

/// What a key function answers; the values are libedit's.
typedef enum : unsigned char {
  HP_KEY_DONE = 0,
  HP_KEY_SUBMIT = 1,
  HP_KEY_END_OF_INPUT = 2,
  HP_KEY_REFRESH = 4,
  HP_KEY_CURSOR_MOVED = 5,
  HP_KEY_REFUSED = 6,
  HP_KEY_REFRESH_REFUSED = 9,
} hp_key_answer;

typedef int (*hp_reader)(hp_editline *editor, wchar_t *character);
typedef unsigned char (*hp_key_function)(hp_editline *editor, wint_t key);

/// What the keys bound to "hpsh-key", "hpsh-meta-key" and "hpsh-command-key" go to.
typedef struct {
  hp_key_function typed;
  hp_key_function meta;
  hp_key_function command;
} hp_key_functions;

/// Makes an editor on standard input and output, with emacs keys; null if libedit cannot.
/// Every character goes through `reader`.
hp_editline *_Nullable hp_el_create(const char *program, hp_reader reader, hp_key_functions keys);
void hp_el_destroy(hp_editline *editor);
/// What the callbacks find their object by.
void hp_el_set_client(hp_editline *editor, void *client);
void *_Nullable hp_el_client(hp_editline *editor);

/// Copies the prompt: one a process, as there is one terminal. U+0001 stands on both sides of each
/// run of sequences that take no columns.
void hp_el_set_prompt(const wchar_t *prompt);

/// Binds a key, in libedit's spelling, to one of libedit's commands or of those above.
bool hp_el_bind(hp_editline *editor, const char *key, const char *command);
/// Binds a key among vi's commands, which are typed behind ESC.
bool hp_el_bind_command(hp_editline *editor, const char *key, const char *command);
/// Whether the keys are vi's.
bool hp_el_has_vi_keys(hp_editline *editor);
/// Whether lines are edited; else they come as the terminal gathers them.
bool hp_el_edits(hp_editline *editor);
/// Does what a line of an editrc file says; what libedit has against it is written to `problem`.
bool hp_el_obey(hp_editline *editor, const char *line, char *problem, size_t capacity);

/// Reads one text; null at the end of input or after the reader refused.
const wchar_t *_Nullable hp_el_read(hp_editline *editor, int *count);

/// The text being edited: not terminated, valid until the next call.
const wchar_t *hp_el_text(hp_editline *editor, size_t *length, size_t *cursor);
void hp_el_move_cursor(hp_editline *editor, int distance);
void hp_el_delete_before(hp_editline *editor, int count);
bool hp_el_insert(hp_editline *editor, const wchar_t *text);

/// Puts the terminal in the editing mode, or back in the mode it was found in.
void hp_el_prepare(hp_editline *editor, bool editing);
/// Draws prompt and text anew, from column 0 of the row the terminal's cursor is on.
void hp_el_refresh(hp_editline *editor);
/// Asks the terminal for its size.
void hp_el_resize(hp_editline *editor);
int hp_el_columns(hp_editline *editor);
/// Whether the terminal takes ECMA-48 sequences that move the cursor and clear rows.
bool hp_el_has_sequences(hp_editline *editor);

// MARK: The terminal (Terminal.c)

bool hp_is_terminal(int descriptor);
/// Chooses a UTF-8 character type for this process, whatever the environment says.
void hp_use_utf8(void);
/// The number of columns that a character takes: 0, 1, 2, or -1 if it cannot be shown.
int hp_character_width(wchar_t character);
/// Writes to standard output through stdio, as libedit does, and flushes.
void hp_terminal_write(const char *bytes, size_t count);

/// The control characters of a terminal that stand for signals; -1 where there is none.
typedef struct {
  int interrupt;
  int suspend;
  int quit;
} hp_signal_characters;
hp_signal_characters hp_terminal_signal_characters(int descriptor);

typedef enum { HP_TIMED_OUT = 0, HP_INPUT = 1, HP_SIGNAL = 2, HP_FAILED = 3 } hp_wait_result;
/// Waits for a byte of the descriptor or for a signal; signals come first. No limit if negative.
hp_wait_result hp_wait(int descriptor, int milliseconds);
/// Waits for something to read from any of some descriptors, or its end, and says from which; a signal
/// or the end of the time ends the wait too. No limit if negative.
void hp_wait_any(const int *descriptors, bool *ready, int count, int milliseconds);
/// Reads what is there: the number of bytes, 0 at the end, -1 for a failure.
ptrdiff_t hp_read(int descriptor, unsigned char *buffer, size_t capacity);
/// Sets errno to EINTR and returns -1, which is how a reader tells libedit to stop.
int hp_refuse(void);

// MARK: The pager (Pager.c)

/// Asks for the size of a terminal; false where it has none.
bool hp_terminal_size(int descriptor, int *columns, int *rows);
/// Starts a program on the terminal that shows what is written to it; returns 0 or the system's error
/// number. While it runs, Ctrl-C is its own.
int hp_pager_start(char *const _Nullable *_Nonnull arguments);
/// Writes to the pager; false once it reads no more.
bool hp_pager_write(const unsigned char *bytes, size_t count);
/// Waits for the pager's end, puts the terminal back in its mode, and returns the exit status, 128 and the
/// number for a signal.
int hp_pager_finish(void);

// MARK: Signals (Signals.c)

/// Makes Ctrl-C set a flag. Without a prompt a second one, while the flag is up, ends the process.
void hp_signals_install(bool interactive);
/// Makes a request to leave and, where told so, an output that nobody reads any more set a flag too, so
/// that the process can tidy up before it leaves.
void hp_signals_note_leaving(bool reader);
bool hp_interrupted(void);
void hp_clear_interrupt(void);
/// The signal that asked the process to leave, or 0.
int hp_hangup(void);
/// The next signal noted since the last call, or 0.
int hp_next_signal(void);
/// Stops the whole foreground job, as Ctrl-Z does; returns when it goes on.
void hp_stop(void);
/// Turns on or off the marks that a terminal puts around pasted text.
void hp_mark_pastes(bool on);

typedef enum {
  HP_RESPONSE_NONE,
  HP_RESPONSE_INTERRUPT,
  HP_RESPONSE_RESIZE,
  HP_RESPONSE_CONTINUE,
  HP_RESPONSE_HANGUP,
} hp_response;
hp_response hp_response_to(int signal);

#pragma clang assume_nonnull end

#endif
