#ifndef HP_SIGNALS_H
#define HP_SIGNALS_H

/// The end of the pipe from which noted signals are read; -1 before they are installed.
int hp_signal_pipe(void);

#endif
