#define _GNU_SOURCE
#include "Signals.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

#include "CEditline.h"

// Handlers may touch nothing but these, and call nothing but what POSIX lists as safe.
static volatile sig_atomic_t interrupt_noted;
static volatile sig_atomic_t hangup_noted;
static volatile sig_atomic_t has_prompt;
static volatile sig_atomic_t pastes_marked;
static volatile sig_atomic_t modes_saved;
static struct termios saved_modes;
static int signal_pipe[2] = {-1, -1};

static const char paste_marks_off[] = "\033[?2004l";

int hp_signal_pipe(void) { return signal_pipe[0]; }

// Gives the terminal back and lets the signal end the process once its handler has returned.
static void die_of(int number) {
  if (pastes_marked) (void)!write(STDOUT_FILENO, paste_marks_off, sizeof paste_marks_off - 1);
  if (modes_saved) tcsetattr(STDIN_FILENO, TCSANOW, &saved_modes);
  signal(number, SIG_DFL);
  raise(number);
}

static void note(int number) {
  int saved_errno = errno;
  switch (number) {
    case SIGINT:
      // Whoever reads in a pager means that.
      if (hp_pager_takes_interrupts()) {
        errno = saved_errno;
        return;
      }
      if (interrupt_noted && !has_prompt) die_of(number);
      interrupt_noted = 1;
      break;
    case SIGHUP:
    case SIGPIPE:
    case SIGTERM:
      // The first one is a request, which a long command may not have seen yet.
      if (hangup_noted) die_of(number);
      hangup_noted = number;
      break;
  }
  unsigned char byte = (unsigned char)number;
  if (signal_pipe[1] >= 0) (void)!write(signal_pipe[1], &byte, 1);
  errno = saved_errno;
}

static void handle(int number, int flags, bool even_if_ignored) {
  struct sigaction old;
  if (sigaction(number, NULL, &old) == 0 && old.sa_handler == SIG_IGN && !even_if_ignored) return;
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = note;
  action.sa_flags = flags;
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, NULL);
}

static void open_pipe(void) {
  if (signal_pipe[0] >= 0 || pipe(signal_pipe) != 0) return;
  for (int end = 0; end < 2; end++) {
    fcntl(signal_pipe[end], F_SETFD, FD_CLOEXEC);
    fcntl(signal_pipe[end], F_SETFL, O_NONBLOCK);
  }
}

void hp_signals_install(bool interactive) {
  open_pipe();
  has_prompt = interactive;
  // No SA_RESTART: a read that waits for a slow pipe must end so that the flag is seen.
  handle(SIGINT, 0, interactive);
  if (!interactive) return;
  modes_saved = tcgetattr(STDIN_FILENO, &saved_modes) == 0;
  handle(SIGWINCH, SA_RESTART, true);
  handle(SIGCONT, SA_RESTART, true);
  handle(SIGHUP, 0, false);
  handle(SIGTERM, 0, false);
}

void hp_signals_note_leaving(bool reader) {
  handle(SIGHUP, 0, false);
  handle(SIGTERM, 0, false);
  if (reader) handle(SIGPIPE, SA_RESTART, false);
}

bool hp_interrupted(void) { return interrupt_noted || hangup_noted; }

void hp_clear_interrupt(void) { interrupt_noted = 0; }

int hp_hangup(void) { return hangup_noted; }

int hp_next_signal(void) {
  unsigned char byte = 0;
  return signal_pipe[0] >= 0 && read(signal_pipe[0], &byte, 1) == 1 ? byte : 0;
}

void hp_stop(void) { kill(0, SIGTSTP); }

void hp_mark_pastes(bool on) {
  pastes_marked = on;
  hp_terminal_write(on ? "\033[?2004h" : paste_marks_off, sizeof paste_marks_off - 1);
}

hp_response hp_response_to(int number) {
  switch (number) {
    case SIGINT: return HP_RESPONSE_INTERRUPT;
    case SIGWINCH: return HP_RESPONSE_RESIZE;
    case SIGCONT: return HP_RESPONSE_CONTINUE;
    case SIGHUP:
    case SIGTERM: return HP_RESPONSE_HANGUP;
    default: return HP_RESPONSE_NONE;
  }
}
