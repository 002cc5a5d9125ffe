"""Runs the application on the device's board, and says so if it ends."""

import gc

from hal.failure import keep, summary, traceback_of


def run(make_boot, application):
    """Call `application(board)`, unless the REPL is wanted; what it raises is said and kept.

    make_boot() returns a hal.boards.live.boot.Boot: it is not held, so that what it loads can be
    forgotten. Ctrl-C is no Exception, and goes through.
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
