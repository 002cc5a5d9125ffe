"""Made by `make texts` from assets/texts/ms/shell.po: change that, not this."""

TEXTS = (
    "Perihal",  # ABOUT
    "Okey, Koi-Koi dan Ceki untuk skrin kecil.",  # ABOUT_HELP
    "Padam perlawanan ini buat selamanya?",  # ASK_DELETE
    "Ada perlawanan yang belum selesai. Mulakan yang baharu dan tinggalkannya?",  # ASK_REPLACE
    "Peraturan ini tidak serasi: {0}",  # BAD_SETUP
    "Bateri hampir habis. Semuanya disimpan; cas segera.",  # BATTERY_LOW
    "Kecerahan",  # BRIGHTNESS
    "{0} perkataan ingatan merujuk kepada flash. Semuanya betul.",  # CHECK_RIGHT
    "{0} perkataan ingatan salah. Mulakan semula; jika berulang, jalankan python -m tools.flash.",  # CHECK_WRONG
    "Kata 3 hingga 10 huruf, atau kod.",  # CODE_HELP
    "Bukan kata, bukan kod.",  # CODE_WRONG
    "Tanya lagi",  # CONFIRM
    "Sentiasa",  # CONFIRM_ALL
    "Tanya sebelum setiap buangan; dalam Ceki hanya yang berbahaya.",  # CONFIRM_HELP
    "Setiap buangan terus dikira.",  # CONFIRM_NEVER_HELP
    "Jika berisiko",  # CONFIRM_RISKY
    "Tanya hanya sebelum membuang joker atau kad berbahaya.",  # CONFIRM_RISKY_HELP
    "Kontras",  # CONTRAST
    "Tinggi: teks dan kad lebih jelas; semua meja sama rupa.",  # CONTRAST_HELP
    "Tinggi",  # CONTRAST_HIGH
    "Biasa",  # CONTRAST_NORMAL
    "{0}.{1}",  # DECIMAL
    "Malapkan selepas",  # DIM
    "Ada yang tidak kena, dan itu salah kami. Perlawanan disimpan.",  # FAILURE
    "Maaf",  # FAILURE_TITLE
    "Pencapaian",  # FEATS
    "Cap jari agihan: {0}",  # FINGERPRINT
    "Bukti agihan apabila perlawanan tamat.",  # FINGERPRINT_HELP
    "Flash: {0}",  # FLASH_OFF
    "Program tidak berjalan dari flash, jadi ingatan kurang.",  # FLASH_OFF_HELP
    "Flash: hidup",  # FLASH_ON
    "Tekan untuk menyemak ingatan yang merujuk flash.",  # FLASH_ON_HELP
    "Ceki",  # GAME_CEKI
    "Tiga set tiga serupa; semua bayar pemenang.",  # GAME_CEKI_HELP
    "Koi-Koi",  # GAME_KOIKOI
    "Kad bunga: ambil, dan berani teruskan.",  # GAME_KOIKOI_HELP
    "Okey",  # GAME_OKEY
    "Set dan turutan jubin, 2 hingga 4 orang.",  # GAME_OKEY_HELP
    "Tanda yang sesuai, kira yang membantu, atau nasihat.",  # HELP_HELP
    "kembali",  # HINT_BACK
    "ubah",  # HINT_CHANGE
    "pilih",  # HINT_CHOOSE
    "menu",  # HINT_MENU
    "lagi",  # HINT_MORE
    "terus",  # HINT_OK
    "taip",  # HINT_TYPE
    "Peraturan khas",  # HOUSE_RULES
    "Semua peraturan satu demi satu, pemain dan kod perlawanan.",  # HOUSE_RULES_HELP
    "Diagih ikut kod: tidak masuk statistik.",  # KNOWN_DEAL_HELP
    "{0}: {1}",  # LABELLED
    "Bahasa",  # LANGUAGE
    "Bahasa Melayu",  # LANGUAGE_NAME
    "Tayang semula",  # LAST_MATCH
    "{0}: kod perlawanan terakhir yang sudah tamat.",  # LAST_SEED
    "Mudah",  # LEVEL_EASY
    "Sukar",  # LEVEL_HARD
    "Mahaguru",  # LEVEL_MASTER
    "Sederhana",  # LEVEL_MEDIUM
    "Campur",  # LEVEL_MIXED
    "Setiap lawan ada tahap sendiri: lihat Peraturan khas.",  # LEVEL_MIXED_HELP
    "Orang",  # LEVEL_PERSON
    "Perlawanan yang tertinggal tidak dapat dibaca. Failnya disimpan.",  # MATCH_DAMAGED
    "Perlawanan ini ikut peraturan versi lain. Ia disimpan dan kekal dalam menu.",  # MATCH_OTHER_VERSION
    "{0} min",  # MINUTES
    "Langkah terakhir tidak dapat dibaca: anda sambung dari sedikit sebelumnya.",  # MOVES_LOST
    "Nama",  # NAMES
    "Nama mereka yang berkongsi peranti.",  # NAMES_HELP
    "{0}: hanya dengan {1} {2}.",  # NEEDS
    "Tidak",  # NEVER
    "{0}: mula main",  # NEW_MATCH
    "Tidak",  # NO
    "Tiada permainan yang muat dalam ingatan ini: sebabnya di Perihal. Perlawanan tersimpan masih ada.",  # NO_ROOM
    "Lawan",  # ONLY_OPPONENT
    "Lawan {0}",  # OPPONENT
    "Lawan",  # OPPONENTS
    "Tersuai",  # OWN_RULES
    "Sekurang-kurangnya satu peraturan diubah sendiri.",  # OWN_RULES_HELP
    "Bermain di sini juga: peranti digilirkan.",  # PERSON_HELP
    "{0}%",  # PER_CENT
    "Pemain {0}",  # PLAYER
    "Latihan",  # PRACTICE
    "Undur, kad terbuka. Tidak dikira.",  # PRACTICE_HELP
    "Peraturan",  # PRESET
    "Teka-teki",  # PUZZLES
    "Rekod teka-teki tidak dapat dibaca. Kiraan bermula semula.",  # PUZZLES_DAMAGED
    "Seribu kedudukan, masing-masing satu jawapan betul.",  # PUZZLES_HELP
    "Teka-teki hari ini",  # PUZZLE_OF_DAY
    "Selesai. Esok ada yang lain.",  # PUZZLE_OF_DAY_DONE
    "Sama untuk semua hari ini.",  # PUZZLE_OF_DAY_HELP
    "Rawak",  # RANDOM
    "Sambung",  # RESUME
    "{0}, pusingan {1}. {2}",  # RESUME_INFO
    "Rujukan",  # RULES
    "Beberapa halaman dengan kad dan jubin sebenar.",  # RULES_HELP
    "{0} s",  # SECONDS
    "Kod perlawanan",  # SEED
    "Kata atau kod yang sama memberi agihan yang sama.",  # SEED_HELP
    "Tetapan",  # SETTINGS
    "Tetapan tidak dapat dibaca; tetapan asal digunakan.",  # SETTINGS_DAMAGED
    "Tetapan tidak dapat disimpan: kekal sehingga peranti dimatikan.",  # SETTINGS_NOT_KEPT
    "Ditangguhkan",  # SHELF
    "Padam",  # SHELF_DELETE
    "Gagal menyimpan: semua perlawanan kekal seperti sebelumnya.",  # SHELF_FAILED
    "Tiada ruang lagi untuk perlawanan lain. Pilih satu untuk dipadam.",  # SHELF_FULL
    "Perlawanan yang ditinggalkan untuk yang lain.",  # SHELF_HELP
    "Perlawanan yang sedang dimainkan.",  # SHELF_IN_PLAY
    "{0}, pusingan {1}",  # SHELF_MATCH
    "Anda",  # SHELF_YOU
    "Tidur selepas",  # SLEEP
    "Bunyi",  # SOUND
    "Nada pendek: langkah, giliran anda, tamat pusingan.",  # SOUND_HELP
    "Kuat",  # SOUND_LOUD
    "Senyap",  # SOUND_OFF
    "Perlahan",  # SOUND_QUIET
    "Kelajuan",  # SPEED
    "Selaju mana semuanya bergerak dan lawan bermain.",  # SPEED_HELP
    "Main",  # START
    "Memulakan perlawanan baharu: {0}, {1}.",  # START_HELP
    "Statistik",  # STATISTICS
    "Semua",  # STATISTICS_ALL
    "Padam statistik dan pencapaian permainan ini?",  # STATISTICS_ASK
    "Rentetan menang",  # STATISTICS_BEST
    "Statistik rosak. Ia disimpan berasingan, dan kiraan bermula semula.",  # STATISTICS_DAMAGED
    "Untuk",  # STATISTICS_GROUP
    "Menang perlawanan",  # STATISTICS_MATCHES
    "{0}: statistik",  # STATISTICS_OF
    "Mata sepusingan",  # STATISTICS_POINTS
    "Padam semua",  # STATISTICS_RESET
    "Menang pusingan",  # STATISTICS_ROUNDS
    "Masa",  # STATISTICS_TIME
    "Gagal menyimpan: perlawanan diteruskan tetapi tidak disimpan.",  # STORE_FAILED
    "Ruang sudah habis: perlawanan diteruskan tetapi tidak disimpan.",  # STORE_FULL
    "Storan tidak dapat ditulis: perlawanan diteruskan tetapi tidak disimpan.",  # STORE_UNWRITABLE
    "Rentetan betul: {0}. Terbaik: {1}.",  # STREAK
    "Tessera",  # TESSERA
    "Kidal",  # TURNED
    "Terbalikkan peranti: kekunci bertukar sisi.",  # TURNED_HELP
    "OK",  # TYPE_DONE
    "Tessera {0}",  # VERSION
    "Ya",  # YES
)
