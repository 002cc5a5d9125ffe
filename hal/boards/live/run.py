"""Runs the application on the device's board, and shows an exception that ends it."""

import gc

from hal.failure import keep, summary, traceback_of


def run(make_boot, application):
    """Call `application(board)`, unless a key held down asks for the REPL.

    An Exception is shown on the panel and kept in the store. Ctrl-C is no Exception and is passed
    on. make_boot: returns a hal.boards.live.boot.Boot, to which no reference is kept, so that the
    modules that it loads can be dropped.
    """
    try:
        board = make_boot().board()
        if board:
            application(board)
    except Exception as error:
        print(traceback_of(error))
        boot = make_boot()
        keep(boot.store, error)
        gc.collect()
        boot.say(("Tessera has stopped.", summary(error), "The match is kept."))
