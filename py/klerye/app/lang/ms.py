"""Malay."""

AND = "dan"


def plural(n: int) -> int:
    """Malay nouns do not change with their number: one form."""
    return 0


WORDS = {
    "app": {
        "decimal": ".",
        "name": "Kleryè",
        "language": "Bahasa",
        "back": "Kembali",
        "rules": "Peraturan",
        "rule": "Peraturan {rule}",
        "dismiss": "Tutup mesej ini",
        "yes": "Ya",
        "no": "Tidak",
    },
    "first": {
        "loading": "Meja sedang disediakan…",
        "failed": "Ada sesuatu yang tidak kena dan permainan terhenti. Permainan setakat ini tersimpan pada "
        "peranti ini.",
        "network": "Rangkaian terputus ketika permainan dimuatkan. Cuba lagi.",
        "memory": "Memori yang kosong pada peranti ini terlalu sedikit. Tutup halaman dan aplikasi lain, kemudian cuba lagi.",
        "again": "Cuba lagi",
        "details": "Apa yang berlaku, untuk sesiapa yang membaikinya",
        "no_script": "Kleryè memerlukan JavaScript: sila benarkannya untuk halaman ini.",
    },
    "home": {
        "tagline": "Permainan untuk orang di sekeliling anda, pada satu peranti.",
        "new": "Permainan baharu",
        "unfinished": "Sambung bermain",
        "save": "{game}: {names}",
        "continue": "Sambung",
        "forget": "Padam",
        "ask_forget": "Padam permainan ini? Ia tidak dapat dikembalikan.",
        "news": "Versi baharu Kleryè sudah ada.",
        "renew": "Muatkan sekarang",
        "other_tabs": "Kleryè juga terbuka di tab lain. Tutup di sana, kemudian muatkan versi baharu di sini.",
        "file": "Daripada fail",
        "open_file": "Buka permainan yang disimpan",
    },
    "setup": {
        "who": "Siapa yang bermain?",
        "player": "Pemain {n}",
        "computer": "Komputer {n}",
        "level": "Siapa bermain di tempat {n}",
        "computers": "Komputer",
        "by_person": "Orang",
        "by_easy": "Mudah",
        "by_medium": "Sederhana",
        "by_hard": "Sukar",
        "by_best": "Terbaik",
        "more": "Tambah seorang pemain",
        "fewer": "Kurangkan seorang pemain",
        "clock": "Masa setiap giliran",
        "no_clock": "Tanpa had",
        "minutes": ("{n} minit",),
        "start": "Mulakan permainan",
    },
    "engine": {
        "damaged": "Fail “{file}” pemain komputer rosak.",
        "weaker": "Satu fail pemain komputer tidak dapat diperoleh sepenuhnya: mereka terus bermain, tetapi kurang hebat.",
    },
    "advice": {
        "close": "Tutup",
        "ask": "Apakah yang terbaik?",
        "thinks": "Sedang melihat …",
        "best": "Yang terbaik untuk dibuat",
        "more": ("{n} lagi",),
        "loses": "−{worth}",
        "review": "Lihat semula permainan",
        "title": "Permainan dilihat semula",
        "decisions": ("{name}: {n} keputusan, yang merugikan {worth} semuanya.",),
        "luck": "Nasib memberi {worth}.",
        "turning": "Di mana permainan berubah",
        "better": "Yang terbaik ialah: {act}",
        "lost": "rugi {worth}",
        "lost_least": "rugi sekurang-kurangnya {worth}",
        "picture": "Satu bar bagi setiap keputusan, ke bawah bagi kerugiannya, dan bagi setiap jawapan nasib.",
    },
    "rules": {
        "title": "Peraturan {game}",
        "terms": "Istilah permainan",
    },
    "table": {
        "turn": "Giliran {name}",
        "thinks": "{name} sedang berfikir",
        "to_move": "gilirannya",
        "won": ("{names} menang",),
        "drawn": "Seri",
        "chance": "Undian sedang dibuat…",
        "hand_over": "Serahkan peranti kepada {name}",
        "ready": "Saya {name}",
        "again": "Cuba lagi",
        "back": "Tarik balik",
        "flip": "Pusingkan papan",
        "export": "Simpan sebagai fail",
        "rematch": "Main lagi",
        "leave": "Kembali ke senarai permainan",
        "journal": ("{n} catatan dalam jurnal",),
        "at_line": "Baris {line}: {what}",
        "over": "Permainan sudah tamat.",
        "not_your_turn": "Sekarang giliran pemain lain.",
        "stale": "Ada perkara lain yang berlaku dahulu. Lihat papan sekali lagi.",
        "no_deal": "Tiada apa-apa untuk diundi sekarang.",
        "deal_first": "Undian perlu dibuat dahulu.",
        "unreadable": "“{text}” tidak difahami di sini.",
        "dealt_count": "{wanted} sepatutnya diundi, bukan {got}.",
        "dealt_not_in_pool": "“{face}” tidak mungkin keluar.",
        "seats": "Permainan ini untuk {least} hingga {most} pemain.",
        "option_unknown": "Tiada pilihan “{option}”.",
        "option_wrong": "Nilai pilihan “{option}” tidak sesuai.",
        "no_such_game": "Tiada permainan bernama “{game}” di sini.",
        "not_opened": "Permainan yang disimpan mesti bermula dengan pembukaan mejanya.",
        "opened_twice": "Meja dibuka buat kali kedua.",
        "out_of_order": "Catatan {got} berada di tempat catatan {wanted}.",
        "chain": "Catatan {n} tidak menyambung catatan yang sebelumnya.",
        "stamp": "Masa catatan {n} lebih awal daripada masa catatan yang sebelumnya.",
        "not_late": "Masa giliran itu belum tamat.",
        "hidden": "Sebahagian catatan {n} tersembunyi: hanya jurnal penuh boleh disambung.",
        "journal_full": "Sebuah meja mempunyai paling banyak {most} catatan.",
        "nothing_to_take_back": "Tiada apa-apa untuk ditarik balik.",
        "no_take_back": "Dalam permainan ini, langkah tidak boleh ditarik balik.",
        "chance_between": "Undian telah berlaku sejak itu: langkah itu tidak boleh ditarik balik.",
        "elsewhere": "Permainan ini dibuka dalam tab lain.",
        "read_only": "Permainan ini dibuka dalam tab lain: di sini anda hanya boleh melihat.",
        "play_here": "Main di sini",
        "gone": "Permainan ini tidak lagi tersimpan di sini.",
        "other_course": "Permainan yang sama permulaannya tetapi lain jalannya sudah tersimpan. Padamkannya "
        "dahulu.",
        "not_stored": "Peranti ini tidak dapat menyimpan langkah itu, jadi ia tidak dibuat. Adakah storan "
        "penuh?",
        "not_fetched": "Satu fail permainan ini tidak dapat diambil. Semak rangkaian, kemudian cuba lagi.",
        "not_kept": "Pelayar ini tidak menyimpan permainan: semuanya hilang apabila halaman ditutup. "
        "Simpan sebagai fail.",
        "set_aside": "Satu permainan yang disimpan telah rosak (baris {line}) dan diketepikan. "
        "Yang lain tidak terjejas. {why}",
        "empty": "Fail itu kosong.",
        "line_long": "Baris itu melebihi {most} bait.",
        "not_json": "Ini bukan baris permainan yang disimpan.",
        "format": "Ia ditulis oleh versi Kleryè yang lain; versi ini membaca format {wanted}.",
        "shape": "Medannya bukan medan sebuah catatan.",
        "field": "Medan “{field}” tidak sesuai.",
        "file_large": "Fail itu terlalu besar untuk satu permainan.",
        "name_empty": "Setiap pemain memerlukan nama.",
        "name_long": "Nama tidak boleh melebihi {most} aksara.",
        "name_unseen": "Nama tidak boleh mengandungi aksara yang tidak kelihatan.",
        "names_same": "Nama setiap pemain mesti berlainan.",
    },
    "dam": {
        "name": "Dam",
        "worth": "{men} buah",
        "worth_win": ("menang dalam {n} gerakan",),
        "worth_loss": ("kalah dalam {n} gerakan",),
        "tagline": "Dam Amerika, untuk dua orang",
        "seating": "Merah bergerak dahulu. Warna ditentukan dengan undian, dan bertukar pada permainan "
        "berikutnya.",
        "board": "Papan dengan 32 petak gelap",
        "square": "{square}, {what}",
        "nothing": "kosong",
        "red": "Merah",
        "white": "Putih",
        "red_man": "buah merah",
        "red_king": "raja merah",
        "white_man": "buah putih",
        "white_king": "raja putih",
        "chosen": "dipilih",
        "goal": "boleh ke sini",
        "pointed": "mesti makan",
        "pieces": ("{n} buah",),
        "offer": "Tawarkan seri",
        "offered": "Seri ditawarkan. Adakah anda terima?",
        "accept": "Terima seri",
        "decline": "Teruskan bermain",
        "resign": "Mengaku kalah",
        "ask_resign": "Mengaku kalah dalam permainan ini? Pemain lawan akan menang.",
        "told_red": "{name} bermain merah.",
        "told_move": "{name}: {start} ke {end}.",
        "told_jump": ("{name}: {start} makan {n} dan tiba di {end}.",),
        "told_crowned": "{name}: {start} ke {end} dan menjadi raja.",
        "told_offer": "{name} menawarkan seri.",
        "told_accept": "{name} menerima seri.",
        "told_decline": "{name} terus bermain.",
        "told_resign": "{name} mengaku kalah.",
        "must_jump": "Apabila boleh makan, anda mesti makan. Lihat {squares}.",
        "must_finish": "Langkah ini belum habis: terus makan dari {square}.",
        "not_yours": "Buah di {square} bukan milik anda.",
        "empty": "Tiada buah di {square}.",
        "occupied": "Sudah ada buah di {square}.",
        "stuck": "Buah di {square} tidak dapat bergerak sekarang.",
        "backward": "Buah biasa hanya bergerak ke depan; hanya raja boleh berundur.",
        "not_a_move": "Itu bukan langkah: satu petak secara pepenjuru, atau lompat melepasi buah di sebelah.",
        "own_piece": "Anda tidak boleh melompati buah sendiri di {square}.",
        "twice": "Buah di {square} sudah dimakan dalam langkah ini.",
        "crowned": "Raja baharu di {square} berhenti di situ hingga langkahnya yang berikut.",
        "ambiguous": "Ada lebih daripada satu jalan ke {square}: tunjukkan jalan anda, petak demi petak.",
        "which_route": "Ada lebih daripada satu jalan yang sesuai: {routes}.",
        "fen": "Lajur {column}: sepatutnya {wanted} di sini, bukan “{text}”.",
        "fen_side_to_move": "pihak yang akan bergerak, B atau W",
        "fen_side": "satu pihak, B atau W",
        "fen_other_side": "pihak satu lagi",
        "fen_colon": "titik bertindih",
        "fen_square": "petak dari 1 hingga 32",
        "fen_higher_square": "petak yang lebih besar nombornya",
        "fen_free_square": "petak yang masih kosong",
        "fen_king": "raja, kerana buah biasa menjadi raja di baris ini",
        "fen_end": "penghujung",
        "no_fen": "Pengepala menyebut satu kedudukan tetapi kedudukan itu tidak diberi.",
        "answer_first": "Jawab tawaran seri itu dahulu.",
        "no_offer": "Tiada seri yang ditawarkan.",
        "offered_already": "Anda sudah menawarkan seri pada giliran ini.",
        "unreadable": "“{text}” bukan langkah Dam.",
        "over_blocked": "Pihak lawan tidak dapat bergerak.",
        "over_taken": "Pihak lawan kehabisan buah.",
        "over_resigned": "Pihak lawan mengaku kalah.",
        "over_threefold": "Kedudukan yang sama muncul buat kali ketiga.",
        "over_quiet": "Empat puluh langkah setiap pihak tanpa makan dan tanpa buah biasa bergerak.",
        "over_agreed": "Kedua-dua pihak bersetuju.",
        "D1": "Ada dua cara bergerak. Sentuh buah anda, kemudian petak tujuannya; atau tekan buah itu, "
        "seret tanpa melepaskannya, dan lepaskan di petak tujuan. Jika satu langkah makan beberapa buah, "
        "tunjukkan petak demi petak, atau petak terakhir sahaja jika hanya ada satu jalan ke situ.",
        "D2": "Jika permainan seolah-olah tersekat, inilah sebabnya: apabila boleh makan, anda mesti makan. "
        "Jika anda cuba langkah lain, papan menunjukkan buah anda yang mesti makan.",
        "D3": "Papan mempunyai 8 kali 8 petak, dan hanya petak gelap digunakan. Setiap pemain mempunyai "
        "petak gelap di kiri baris terdekat dan petak cerah di kanan; dua petak gelap yang bersentuhan "
        "dekat tangan kanan ialah penjuru kembar.",
        "D4": "Papan berwarna hijau dan kuning air, buah berwarna merah dan putih (buku lama menyebut merah "
        "sebagai hitam). Buah ialah cakera tanpa corak, lebih lebar daripada tinggi; raja ditindih cakera "
        "kedua.",
        "D5": "Setiap pemain bermula dengan dua belas buah, di dua belas petak gelap yang paling dekat "
        "dengannya.",
        "D6": "Buah biasa bergerak satu petak ke depan secara pepenjuru, ke petak kosong. Raja bergerak "
        "satu petak secara pepenjuru, ke depan atau ke belakang.",
        "D7": "Buah makan dengan melompat: secara pepenjuru melepasi buah lawan yang bersebelahan, buah "
        "biasa atau raja, ke petak kosong betul-betul di belakangnya. Buah biasa melompat ke depan sahaja, "
        "raja ke kedua-dua arah.",
        "D8": "Jika buah yang sama boleh melompat lagi dari tempat ia tiba, ia terus melompat, dan boleh "
        "menukar arah. Setiap lompatan makan satu buah, dan semua yang dimakan keluar dari papan. Anda "
        "tidak boleh melompati buah sendiri, atau buah yang sama dua kali dalam satu langkah.",
        "D9": "Makan adalah wajib, dan apabila sudah mula makan, mesti dihabiskan. Jika ada beberapa "
        "pilihan, pilih dengan bebas: tidak semestinya yang terpanjang.",
        "D10": "Buah yang sampai ke baris terakhir menjadi raja dan langkahnya tamat di situ, walaupun ia "
        "boleh melompat lagi.",
        "D11": "Merah bergerak dahulu, kemudian pemain bergilir-gilir, satu langkah setiap giliran. Anda "
        "mesti bergerak; jika tidak dapat, anda kalah.",
        "D12": "Dalam permainan pertama, undian menentukan siapa merah. Dalam permainan berikutnya, warna "
        "bertukar.",
        "D13": "Permainan seri apabila kedua-dua pemain bersetuju, apabila kedudukan yang sama muncul buat "
        "kali ketiga dengan giliran pemain yang sama, atau apabila setiap pemain membuat empat puluh "
        "langkah berturut-turut tanpa makan dan tanpa buah biasa bergerak. Anda juga boleh mengaku kalah.",
    },
    "penta": {
        "name": "Penta",
        "worth": "{total} mata dijangka",
        "aside": "Dadu: {dice}",
        "tagline": "Lima dadu, tiga belas petak, satu hingga enam pemain",
        "seating": "Pemain membaling mengikut urutan duduk.",
        "dice": "Lima dadu",
        "die": "Dadu {place}: {face}",
        "no_face": "belum dibaling",
        "kept": "disimpan",
        "throw": ("Baling dadu (baki {n})",),
        "confirm": "Sahkan giliran: {points} dalam {box}",
        "sacrifice": "Korbankan {box}",
        "ask_sacrifice": "Tulis sifar dalam {what}? Petak itu akan hilang.",
        "hint_throw": "Baling dadu untuk bermula.",
        "hint_keep": "Sentuh dadu yang hendak disimpan, kemudian baling yang lain, atau pilih satu petak.",
        "hint_pick": "Pilih satu petak.",
        "nothing_scores": "Tiada petak kosong yang memberi mata: satu perlu dikorbankan.",
        "joker_own": "Satu lagi Penta, tambah 100! Mata mesti ditulis dalam {box}.",
        "joker_lower": "Satu lagi Penta, tambah 100! Pilih mana-mana petak kosong di bahagian bawah.",
        "joker_upper": "Satu lagi Penta, tambah 100! Bahagian bawah penuh: satu petak atas menerima sifar.",
        "countdown": ("Ditulis secara automatik dalam {n} saat.",),
        "by_itself": "Selepas balingan terakhir, tulis secara automatik",
        "patience": ("selepas {n} saat",),
        "never": "jangan",
        "sheets": "Kertas skor",
        "box": "Petak",
        "upper": "Bahagian atas",
        "extras": "Penta tambahan",
        "total": "Jumlah",
        "closed": "{box}: ditutup untuk dadu ini",
        "would_take": "{box}: {points} sekarang",
        "box_ones": "As",
        "box_twos": "Dua",
        "box_threes": "Tiga",
        "box_fours": "Empat",
        "box_fives": "Lima",
        "box_sixes": "Enam",
        "box_three": "Tiga Sama",
        "box_four": "Empat Sama",
        "box_full": "Full",
        "box_small": "Sekuen Kecil",
        "box_large": "Sekuen Besar",
        "box_chance": "Peluang",
        "box_penta": "Penta",
        "told_throw": "{name} membaling dadu.",
        "told_keep": "{name} menyimpan {dice} dan membaling yang lain.",
        "told_dice": "{name} mendapat {dice}.",
        "told_write": "{name} menulis {points} dalam {box}.",
        "told_extra": "{name} menulis {points} dalam {box}, dan 100 lagi untuk Penta tambahan.",
        "throw_first": "Baling dadu dahulu.",
        "no_throw_left": "Kesemua {most} balingan telah digunakan: pilih satu petak.",
        "nothing_to_throw": "Semua dadu disimpan: lepaskan satu, atau pilih satu petak.",
        "written": "Petak {box} sudah ditulis.",
        "own_box_first": "Penta tambahan mesti masuk ke {box} dahulu.",
        "lower_first": "Penta tambahan masuk ke bahagian bawah dahulu, kerana petak {box} sudah ditulis.",
        "unreadable": "“{text}” bukan langkah Penta.",
        "over_total": "Semua kertas skor penuh; jumlah tertinggi menang.",
        "sheet_shape": "Ini bukan kertas skor.",
        "sheet_points": "Petak {box} tidak boleh mengandungi {points} mata.",
        "sheet_extras": "{got} Penta tambahan tidak mungkin: paling banyak {most}.",
        "sheet_total": "Jumlah sepatutnya {wanted}, bukan {got}.",
        "sheet_rounds": "Bilangan pusingan pada kertas skor tidak sama.",
        "P1": "Satu permainan ada tiga belas pusingan. Dalam setiap pusingan anda membaling lima dadu "
        "hingga tiga kali; antara balingan, sentuh dadu yang hendak disimpan. Satu hingga enam pemain, "
        "masing-masing dengan kertas skor sendiri.",
        "P2": "Tidak perlu menggunakan semua balingan: sejak balingan pertama, anda boleh memilih satu "
        "petak kosong dan mengesahkan giliran.",
        "P3": "Jika tiada petak dipilih selepas balingan terakhir, mata ditulis secara automatik selepas "
        "tiga saat, dalam petak yang akan dipilih oleh komputer. Kiraan detik ada pada skrin; anda boleh "
        "memanjangkan atau mematikannya, dan ia berhenti apabila anda memilih petak.",
        "P4": "Setiap petak ditulis sekali. As hingga Enam mengira dadu yang bernombor itu; Tiga Sama dan "
        "Empat Sama (sekurang-kurangnya) mengira kelima-lima dadu; Full, tiga dadu sama dan dua dadu lain "
        "yang sama, bernilai 25; empat nombor berturutan ialah Sekuen Kecil, 30; lima nombor berturutan "
        "ialah Sekuen Besar, 40; Peluang mengira semua dadu; Penta, lima dadu sama, bernilai 50.",
        "P5": "Jika enam petak atas berjumlah sekurang-kurangnya 63, iaitu tiga bagi setiap nombor, 35 mata "
        "ditambah.",
        "P6": "Mana-mana petak kosong boleh menerima balingan yang tidak memberi mata di situ: sifar "
        "ditulis dan petak itu hilang. Dengan 1 1 3 4 6, Full dan Sekuen Besar memberi 0. Apabila tiada "
        "petak kosong yang memberi mata, halaman ini memberitahu anda.",
        "P7": "Apabila petak Penta sudah berisi 50, setiap Penta tambahan memberi 100, selain mata petak "
        "tempat ia ditulis. Petak Penta yang bernilai sifar tidak pernah memberi bonus ini.",
        "P8": "Tempat untuk Penta tambahan: petak atas bagi nombornya jika masih kosong (lima empat: Empat, "
        "20); jika tidak, mana-mana petak bawah yang kosong, sebagai joker (Full 25, sekuen 30 dan 40, yang "
        "lain jumlah dadu); jika bahagian bawah penuh, satu petak atas dengan sifar. 100 itu tetap "
        "diperoleh.",
        "P9": "Jika petak Penta bernilai sifar, lima dadu sama ialah balingan biasa, tanpa bonus dan tanpa "
        "joker. Begitu juga selagi petak itu kosong, tetapi ketika itu ia boleh juga ditulis di situ untuk "
        "50.",
        "P10": "Permainan tamat apabila setiap pemain telah bermain tiga belas pusingan. Jumlah ialah "
        "bahagian atas dan bonusnya, bahagian bawah dan Penta tambahan; yang tertinggi menang, dan pemain "
        "yang sama jumlahnya berkongsi kemenangan.",
    },
    "lexio": {
        "name": "Lexio",
        "worth_at": "{square}: {points} mata, dengan apa yang tinggal di rak",
        "worth": "{points} mata, dengan apa yang tinggal di rak",
        "aside": ("Rak: {rack}. {n} buah belum dilihat ketika itu: {unseen}",),
        "tagline": "Perkataan Perancis di papan bersisi lapan, untuk dua hingga empat pemain",
        "seating": "Giliran mengikut urutan duduk. Perkataannya dalam bahasa Perancis, tanpa aksen.",
        "board": "Cerang 13 kali 13 petak, penjurunya tertutup",
        "square": "{place}, {what}",
        "empty": "kosong",
        "source": "mata air, perkataan pertama mesti menutupnya",
        "letter2": "huruf kali dua",
        "letter3": "huruf kali tiga",
        "word2": "perkataan kali dua",
        "word3": "perkataan kali tiga",
        "crossing": "persilangan",
        "mark_letter": "H",
        "mark_word": "P",
        "tile": "{letter}, {points}",
        "joker": "joker",
        "joker_as": "joker sebagai {letter}",
        "ask_joker": "Joker ini menggantikan huruf apa?",
        "rack": "Rak anda",
        "on_board": "sudah di papan",
        "rack_empty": "tiada buah lagi",
        "bag": ("{n} buah dalam beg",),
        "tiles": ("{n} buah",),
        "points": ("{n} mata",),
        "submit": "Letak: {points}",
        "recall": "Ambil balik",
        "shuffle": "Kocok",
        "exchange": "Tukar",
        "pass": "Langkau",
        "swap_now": ("Tukar {n} buah",),
        "swap_not": "Tidak jadi tukar",
        "hint_first": "Letak perkataan pertama di atas mata air, di tengah-tengah.",
        "hint_place": "Sentuh satu buah, kemudian satu petak; atau seret buah itu; atau sentuh petak dan "
        "taip.",
        "hint_swap": "Sentuh buah yang hendak dipulangkan.",
        "tries": ("Baki {n} percubaan.",),
        "next_try": "Satu lagi dalam {seconds} s.",
        "idle": ("Sudah lama tiada perkataan diletak: {n} giliran lagi tanpa perkataan, permainan tamat.",),
        "told_place": ("{name}: {words}, {n} mata.",),
        "told_exchange": ("{name} menukar {n} buah.",),
        "told_pass": "{name} melangkau giliran.",
        "told_late": "{name} kehabisan masa, jadi gilirannya dilangkau.",
        "told_tried": "{name} mencuba perkataan yang tiada dalam senarai.",
        "told_show": "{name} menunjukkan {tiles}.",
        "told_draw": ("{name} mengambil {n} buah.",),
        "no_tile": "Letak sekurang-kurangnya satu buah.",
        "not_in_rack": "Tiada di rak anda: {tiles}.",
        "joker_letter": "Joker memerlukan satu huruf.",
        "off_board": "Itu di luar papan.",
        "blocked": "Petak tertutup: {squares}.",
        "occupied": "Sudah ada buah di {squares}.",
        "not_in_line": "Buah mesti terletak dalam satu baris atau satu lajur.",
        "gap": "Ada petak kosong di antara buah: {squares}.",
        "one_tile_first": "Perkataan pertama perlu sekurang-kurangnya dua buah.",
        "source_not_covered": "Perkataan pertama mesti menutup mata air di tengah-tengah.",
        "disconnected": "Buah anda mesti bersentuhan dengan buah yang sudah ada di papan.",
        "not_a_word": "Tiada dalam senarai perkataan: {words}.",
        "no_tries": "Percubaan anda sudah habis; tambah satu dalam {seconds} saat. Anda boleh tukar atau "
        "langkau.",
        "good_word": "Sebenarnya ada dalam senarai: {words}.",
        "bag_short": "Beg hanya ada {bag} buah, bukan {wanted}.",
        "racks_up": "Permainan sudah tamat: kini hanya rak yang dibuka.",
        "not_ended": "Rak hanya dibuka pada akhir permainan.",
        "unreadable": "“{text}” bukan langkah Lexio.",
        "list_damaged": "Senarai perkataan yang diterima rosak. Sila cuba lagi.",
        "over_out": "Beg sudah kosong dan seorang pemain telah meletakkan semua buahnya: dia mendapat nilai "
        "baki buah pemain lain.",
        "over_rounds": "Dua pusingan tanpa perkataan: setiap pemain kehilangan nilai buah yang tinggal di "
        "raknya.",
        "L1": "Dua hingga empat orang bermain, masing-masing untuk diri sendiri. Satu permainan sahaja, "
        "dari mula hingga tamat: skor tertinggi menang.",
        "L2": "Pemain yang tiba dahulu memulakan permainan; yang lain mengikut urutan tiba. Pada satu "
        "giliran, anda buat satu perkara sahaja: letak, tukar atau langkau.",
        "L3": "Semuanya dicatat dalam jurnal, yang boleh dibaca oleh semua pada bila-bila masa: perkataan "
        "dan mata, bilangan buah yang ditukar, dan setiap giliran yang dilangkau, dengan catatan jika "
        "kerana masa tamat.",
        "L4": "Ada 102 buah huruf: 100 dengan 26 huruf abjad Perancis, tanpa aksen, dan 2 joker. E A I S N "
        "R T U L O bernilai 1; D C M P 2; G B 3; V F H 4; Q J X 8; Y K W Z 10; joker 0.",
        "L5": "Setiap pemain memegang tujuh buah. Semua orang nampak berapa buah yang dipegang dan berapa "
        "yang tinggal dalam beg, tetapi tidak nampak hurufnya atau urutannya.",
        "L6": "Joker diberi satu huruf semasa diletak, dan huruf itu kekal hingga tamat.",
        "L7": "Selepas meletak, ambil buah hingga cukup tujuh semula, selagi beg masih berisi.",
        "L8": "Cerang, iaitu papan permainan, ada 13 kali 13 petak dengan empat petak tertutup di setiap "
        "penjuru: tinggal 153 petak, dalam bentuk bersisi lapan. Perkataan berhenti di petak tertutup, sama "
        "seperti di tepi papan.",
        "L9": "Petak di tengah-tengah ialah mata air: perkataan pertama menutupnya. Ia tidak mendarabkan "
        "apa-apa.",
        "L10": "Ada 36 petak khas: lapan huruf ×2, lapan huruf ×3, lapan perkataan ×2, lapan perkataan ×3 "
        "dan empat persilangan. Petak perkataan di tepi papan, petak huruf di sebelah dalam, persilangan "
        "dekat mata air.",
        "L11": "Letak satu hingga tujuh buah dalam satu baris atau satu lajur, tanpa petak kosong di "
        "antaranya; buah yang sudah ada boleh mengisi ruang itu. Selepas perkataan pertama, setiap langkah "
        "mesti menyentuh buah di papan.",
        "L12": "Satu langkah membentuk perkataan utamanya dan setiap perkataan yang terjadi dengan buah di "
        "sebelah. Satu perkataan ada sekurang-kurangnya dua buah, dan dibaca dari kiri ke kanan atau dari "
        "atas ke bawah.",
        "L13": "Perkataan itu sah jika ada dalam senarai meja ini. Senarai itu dalam bahasa Perancis, walau "
        "apa pun bahasa halaman ini, dan tanpa aksen: “été” diletak E, T, E.",
        "L14": "Semua perkataan dalam satu langkah disemak apabila anda menekan Letak. Jika ada yang tidak "
        "dikenali, langkah itu tidak dibuat, skrin menyebut perkataan itu, dan masih giliran anda: tiada "
        "apa-apa yang hilang, tetapi masa terus berjalan. Perkataan tidak boleh dibantah.",
        "L15": "Anda ada simpanan sepuluh percubaan. Langkah yang ditolak kerana perkataan tidak dikenali "
        "menggunakan satu; satu dipulangkan setiap lima belas saat, hingga sepuluh. Jika habis, anda tidak "
        "boleh letak, tetapi boleh tukar atau langkau. Langkah yang ditolak kerana bentuknya tidak "
        "menggunakan percubaan.",
        "L16": "Mata perkataan ialah jumlah nilai buahnya. Huruf ×2 dan ×3 mendarabkan nilai buah yang "
        "diletak di atasnya, dalam setiap perkataan yang mengandunginya; perkataan ×2 dan ×3 mendarabkan "
        "seluruh perkataan, dan dua petak begitu didarabkan bersama. Joker kekal 0.",
        "L17": "Petak khas hanya dikira dalam langkah yang menutupnya.",
        "L18": "Persilangan menggandakan kedua-dua perkataan yang melaluinya, jika buah yang diletak di "
        "situ berada dalam dua perkataan langkah itu. Dengan satu perkataan sahaja, tiada apa-apa ditambah.",
        "L19": "Langkah dengan ketujuh-tujuh buah mendapat 30 mata lagi, selepas semua kiraan lain.",
        "L20": "Sebelum anda menekan Letak, skrin menunjukkan mata yang mungkin diperoleh. Itu bukan janji: "
        "bentuk dan perkataannya belum disemak.",
        "L21": "Tukar satu buah atau lebih, hingga seluruh rak, dengan bilangan yang sama dari beg, yang "
        "mesti ada sebanyak itu. Anda mengambil dahulu; selepas itu barulah buah yang dipulangkan dikocok, "
        "jadi anda tidak akan mendapatnya semula.",
        "L22": "Anda sentiasa boleh langkau. Tukar dan langkau tidak memberi mata dan menamatkan giliran. "
        "Semua orang nampak berapa buah yang anda tukar, tetapi tidak nampak hurufnya.",
        "L23": "Setiap giliran ada had masa, dan baki masa ada pada skrin. Apabila masa tamat, giliran anda "
        "dilangkau; perkataan tidak akan dicari untuk anda.",
        "L24": "Pemain yang terputus sambungan masih memegang tempat dan raknya, tetapi apabila gilirannya "
        "tiba, meja menunggu beberapa saat sahaja. Masa yang hilang tidak dikembalikan.",
        "L25": "Permainan tamat apabila seorang pemain meletak buah terakhirnya ketika beg sudah kosong. "
        "Yang lain kehilangan nilai buah mereka, dan pemain itu mendapat semuanya.",
        "L26": "Permainan juga tamat selepas dua pusingan meja tanpa perkataan. Setiap pemain kehilangan "
        "nilai buahnya sendiri, dan tiada sesiapa mendapatnya.",
        "L27": "Joker yang tinggal di rak tidak mengurangkan mata; skor boleh turun bawah sifar. Skor "
        "tertinggi menang, pemain yang sama skornya berkongsi kemenangan. Pada akhirnya semua rak dibuka.",
        "L28": "Buat masa ini, permainan Lexio tidak memberi pengalaman, mutiara atau tempat dalam carta "
        "kedudukan.",
        "L29": "Istilah permainan diterangkan di bawah; setiap satu membawa ke peraturan yang menentukannya.",
        "term_rack": "Rak",
        "about_rack": "Tempat anda menyimpan buah, paling banyak tujuh, tidak dilihat pemain lain hingga "
        "permainan tamat.",
        "term_clearing": "Cerang",
        "about_clearing": "Papan permainan: segi empat sama dengan penjuru tertutup, jadi ada lapan sisi "
        "dan 153 petak.",
        "term_crossing": "Persilangan",
        "about_crossing": "Salah satu daripada empat petak dekat mata air yang menggandakan dua perkataan, "
        "jika kedua-duanya melaluinya.",
        "term_exchange": "Tukar",
        "about_exchange": "Memulangkan buah dan mengambil bilangan yang sama dari beg, dan bukannya meletak.",
        "term_end": "Tamat permainan",
        "about_end": "Apabila seorang pemain kehabisan buah dan beg kosong, atau selepas dua pusingan tanpa "
        "perkataan.",
        "term_tile": "Buah",
        "about_tile": "Satu huruf dengan nilainya, atau joker. Ada 102 semuanya.",
        "term_joker": "Joker",
        "about_joker": "Buah tanpa huruf, bernilai sifar, yang menjadi huruf yang anda beri.",
        "term_letters": "Huruf ×2, huruf ×3",
        "about_letters": "Petak yang mendarabkan nilai buah yang diletak di atasnya.",
        "term_list": "Senarai perkataan",
        "about_list": "Perkataan Perancis yang diterima oleh meja. Bukan halaman ini, yang menerangkan "
        "permainan.",
        "term_words": "Perkataan ×2, perkataan ×3",
        "about_words": "Petak yang mendarabkan seluruh perkataan yang diletak di atasnya.",
        "term_pass": "Langkau",
        "about_pass": "Melepaskan giliran. Meja melakukannya untuk anda apabila masa anda tamat.",
        "term_place": "Letak",
        "about_place": "Meletakkan buah dari rak dalam satu baris atau lajur, bersambung dengan yang sudah "
        "ada.",
        "term_bag": "Beg",
        "about_bag": "Buah yang belum diambil sesiapa, dikocok dahulu.",
        "term_source": "Mata air",
        "about_source": "Petak di tengah-tengah, yang ditutup oleh perkataan pertama.",
    },
}
