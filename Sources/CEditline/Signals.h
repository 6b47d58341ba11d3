#ifndef HP_SIGNALS_H
#define HP_SIGNALS_H

#include <stdbool.h>

/// Whether a pager runs that Ctrl-C is meant for; may be asked by a signal's handler.
bool hp_pager_takes_interrupts(void);

/// The end of the pipe from which noted signals are read; -1 before they are installed.
int hp_signal_pipe(void);

#endif
