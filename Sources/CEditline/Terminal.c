#define _GNU_SOURCE
#include "CEditline.h"

#include <errno.h>
#include <langinfo.h>
#include <locale.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

#include "Signals.h"

bool hp_is_terminal(int descriptor) { return isatty(descriptor) == 1; }

static bool speaks_utf8(void) {
  const char *codeset = nl_langinfo(CODESET);
  return strcmp(codeset, "UTF-8") == 0 || strcmp(codeset, "utf8") == 0;
}

// Without this libedit drops every character that is not ASCII when LANG is C or unset.
void hp_use_utf8(void) {
  static const char *const names[] = {"", "C.UTF-8", "C.utf8", "en_US.UTF-8", "UTF-8"};
  for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
    if (setlocale(LC_CTYPE, names[i]) && speaks_utf8()) return;
}

int hp_character_width(wchar_t character) { return wcwidth(character); }

void hp_terminal_write(const char *bytes, size_t count) {
  fwrite(bytes, 1, count, stdout);
  fflush(stdout);
}

static int signal_character(const struct termios *modes, int index) {
  cc_t value = modes->c_cc[index];
  return value == (cc_t)_POSIX_VDISABLE ? -1 : value;
}

hp_signal_characters hp_terminal_signal_characters(int descriptor) {
  struct termios modes;
  if (tcgetattr(descriptor, &modes) != 0) return (hp_signal_characters){3, 26, 28};
  return (hp_signal_characters){signal_character(&modes, VINTR), signal_character(&modes, VSUSP),
                                signal_character(&modes, VQUIT)};
}

hp_wait_result hp_wait(int descriptor, int milliseconds) {
  struct pollfd waited[2] = {{hp_signal_pipe(), POLLIN, 0}, {descriptor, POLLIN, 0}};
  for (;;) {
    int ready = poll(waited, 2, milliseconds);
    if (ready == 0) return HP_TIMED_OUT;
    if (ready < 0 && errno == EINTR) continue;
    if (ready < 0) return HP_FAILED;
    if (waited[0].revents & POLLIN) return HP_SIGNAL;
    // A hang-up is found by the read.
    if (waited[1].revents) return HP_INPUT;
    return HP_FAILED;
  }
}

void hp_wait_any(const int *descriptors, bool *ready, int count, int milliseconds) {
  struct pollfd waited[count + 1];
  for (int index = 0; index < count; index++) {
    waited[index] = (struct pollfd){descriptors[index], POLLIN, 0};
    ready[index] = false;
  }
  waited[count] = (struct pollfd){hp_signal_pipe(), POLLIN, 0};
  if (poll(waited, (nfds_t)count + 1, milliseconds) <= 0) return;
  for (int index = 0; index < count; index++) ready[index] = waited[index].revents != 0;
}

ptrdiff_t hp_read(int descriptor, unsigned char *buffer, size_t capacity) {
  for (;;) {
    ssize_t count = read(descriptor, buffer, capacity);
    if (count >= 0 || (errno != EINTR && errno != EAGAIN)) return count;
    if (errno == EAGAIN) {
      // Some other program of this terminal left it non-blocking.
      struct pollfd waited = {descriptor, POLLIN, 0};
      poll(&waited, 1, -1);
    }
  }
}

int hp_refuse(void) {
  errno = EINTR;
  return -1;
}
