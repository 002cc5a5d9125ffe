"""The longest files and links that Tessera reads, so that nothing outside grows without bound.

The rules set no limit: in Okey and Ceki a discard may be taken in every turn, and a round may be
drawn for ever. Files that are kept have one. A journal entry and a match on the shelf have at most
65,535 bytes (hal/journal.py, firmware/app/shell/shelf.py), and an action takes at least two of
them (firmware/app/core/journal_entries.py). So a match has at most 32,767 actions. The longest
line of a record that takes only two bytes is Okey's "0 draw_indicator", 17 letters with its end; a
finish has more letters, but fewer for each byte.

    a record           32,767 x 17 + 2,048 for its header, in which the bots change 32 times, and
                       its last line = 559,087
    a transcript       tells besides what each action causes, in at most 512 letters
    the saves          the shelf has 64 KiB, each of three games a match in play and one that is
                       over, 65,535 bytes and a header each; as much again for matches that were
                       set aside because they are damaged, statistics, settings, and the log
                       itself: 1 MiB

tests/host/test_limits.py computes these numbers from the engine.
"""

ACTIONS = 0xFFFF // 2
RECORD = ACTIONS * 17 + 2048
TRANSCRIPT = RECORD + ACTIONS * 512
SAVES = 1 << 20
