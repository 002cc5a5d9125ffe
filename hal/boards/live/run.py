"""Runs the application on the device's board, and shows an exception that ends it."""

import gc

from hal.failure import keep, summary, traceback_of


def run(make_boot, application):
    """Call `application(board)`, unless a key held down asks for the REPL.

    An Exception is shown on the panel and kept in the store. Ctrl-C is no Exception and is passed
    on. In every case the chip gets its clock back. make_boot: returns a hal.boards.live.boot.Boot,
    to which no reference is kept, so that the modules that it loads can be dropped.
    """
    boot = make_boot()
    chip = boot.chip
    try:
        try:
            board = boot.board()
            boot = None
            if board:
                application(board)
        finally:
            try:
                chip.give_back()
            finally:
                chip.give_back()  # in case a second Ctrl-C interrupted the first call
    except Exception as error:
        print(traceback_of(error))
        boot = make_boot()
        keep(boot.store, error)
        gc.collect()
        boot.say(("Tessera has stopped.", summary(error), "The match is kept."))
