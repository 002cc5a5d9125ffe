"""Made by `make texts` from assets/texts/ms/table.po: change that, not this."""

TEXTS = (
    "Berlatih dari sini? Tidak dikira dan tidak disimpan. Perlawanan semasa menunggu dalam menu.",  # ASK_PRACTICE
    "Terbaik: {0}, {1}",  # BEST
    "Menang {0}.{1} lagi dalam 100 perlawanan",  # COSTS_CHANCE
    "Purata lebih {0}.{1} mata",  # COSTS_POINTS
    "Nasihat",  # HELP_ADVICE
    "Kiraan",  # HELP_COUNT
    "Tanda",  # HELP_MARKS
    "Tiada",  # HELP_OFF
    "Main lagi",  # HINT_AGAIN
    "Meja",  # HINT_ASIDE
    "Kembali",  # HINT_BACK
    "Undur",  # HINT_BEFORE
    "Silap",  # HINT_COSTLY
    "Lihat",  # HINT_EYES
    "Keluar",  # HINT_LEAVE
    "Menu",  # HINT_MENU
    "Lagi",  # HINT_MORE
    "Seterusnya",  # HINT_NEXT
    "Maju",  # HINT_ON
    "Tiada pilihan lain.",  # HINT_ONLY
    "Tayang",  # HINT_REPLAY
    "Keputusan",  # HINT_RESULT
    "Ulasan",  # HINT_REVIEW
    "Pusingan",  # HINT_ROUND
    "Langkau",  # HINT_SKIP
    "Berfikir...",  # HINT_THINKING
    "Menonton",  # HINT_WATCHING
    "Tekan lama: lihat.",  # HOLD_A_KEY
    "Diagih ikut kod",  # KNOWN_DEAL
    "Tunjuk semua kad",  # MENU_ALL_HANDS
    "Kembali ke meja",  # MENU_CLOSE
    "Keluar",  # MENU_EXIT
    "Bantuan",  # MENU_HELP
    "Petua",  # MENU_HINT
    "Langkah akhir",  # MENU_MOVES
    "Main dari sini",  # MENU_PRACTISE
    "Peraturan",  # MENU_RULES
    "Kelajuan",  # MENU_SPEED
    "Undur langkah",  # MENU_TAKE_BACK
    "Beri kepada {0}",  # PASS_TO
    "P{0}",  # PERSON
    "{0}.",  # PLACE
    "Tidak dikira",  # PRACTICE
    "{0}/{1}: {2}",  # REVIEWED
    "Terbaik. Sama baik: {0}",  # REVIEW_ALSO
    "{0} daripada {1} keputusan terbaik",  # REVIEW_BEST
    "Tiada apa-apa untuk diputuskan.",  # REVIEW_NONE
    "Lebih baik: {0}",  # REVIEW_RATHER
    "Terbaik.",  # REVIEW_RIGHT
    "Menilai {0} daripada {1}",  # REVIEW_WAIT
    "Nombor {0} paling merugikan.",  # REVIEW_WORST
    "Pusingan {0}",  # ROUND
    "Pusingan {0} seri",  # ROUND_DRAWN
    "P{0}",  # ROUND_SHORT
    "Pilihan",  # RULES_OPTIONS
    "Laju",  # SPEED_FAST
    "Serta-merta",  # SPEED_INSTANT
    "Biasa",  # SPEED_NORMAL
    "Perlahan",  # SPEED_SLOW
    "{0} & {1}",  # TEAM
    "{0} menang!",  # WINS_MATCH
    "{0} menang!",  # WIN_MATCH
    "{0} menangi pusingan {1}",  # WON_ROUND
    "Anda",  # YOU
    "Giliran anda",  # YOUR_TURN
    "Aku",  # YOU_SHORT
    "Anda menang!",  # YOU_WIN_MATCH
    "Anda menangi pusingan {0}",  # YOU_WON_ROUND
)
