"""The books in Malay: rules and lexicons."""

WORDS = {
    "fair": {
        "one": "Semua pada satu peranti",
        "one_about": "Apabila semua bermain pada satu peranti, peranti itulah yang membaling dadu dan mengocok beg. Jika permainan ada buah yang tersembunyi, tiada satu pun kelihatan pada skrin semasa peranti bertukar tangan.",
        "dice": "Dadu, apabila setiap orang ada peranti sendiri",
        "dice_envelope": "Sebelum permainan, setiap peranti menulis satu rahsia dan menyimpannya ibarat dalam sampul surat yang dimeterai. Peranti lain tidak dapat membacanya, tetapi akan nampak jika rahsia itu diubah.",
        "dice_throw": "Setiap balingan dibuat daripada satu rahsia setiap peranti, dicampur bersama. Jadi tiada sesiapa dapat mengawal atau meramal balingan, termasuk orang yang perantinya menjaga meja.",
        "dice_stop": "Sesiapa yang menahan rahsianya hanya dapat menghentikan permainan, dan meja menunjukkan namanya.",
        "drop_dice": "Jika satu peranti terputus, permainan dua peranti menunggunya; dengan tiga peranti atau lebih, semua yang lain bersama-sama dapat membuka rahsianya, dan permainan diteruskan.",
        "bag": "Beg buah, apabila setiap orang ada peranti sendiri",
        "bag_mix": "Dalam Lexio, semua peranti mengocok beg secara bergilir-gilir, dan setiap peranti memasang kuncinya sendiri pada setiap buah. Tiada sesiapa tahu urutan buah, dan tiada sesiapa dapat mengatur isi beg.",
        "bag_draw": "Sesuatu buah hanya terbuka untuk pemain yang mengambilnya, setelah semua peranti lain menyerahkan kunci masing-masing. Tiada sesiapa nampak rak pemain lain.",
        "drop_bag": "Jika satu peranti terputus, permainan dua peranti menunggunya; dengan tiga peranti atau lebih, semua yang lain bersama-sama dapat membuka kuncinya dan permainan diteruskan, tetapi rak pemain yang terputus kekal tertutup.",
        "after": "Selepas permainan",
        "after_check": "Apabila permainan tamat, setiap peranti membuka semua rahsianya, dan masing-masing memeriksa sendiri seluruh permainan: setiap balingan, setiap buah, setiap langkah. Satu baris di meja menyatakan hasilnya.",
        "after_file": "Simpan permainan sebagai fail, dan sesiapa sahaja boleh memeriksanya pada komputer dengan arahan ini:",
        "command": "python -m klerye audit FAIL",
        "limits": "Apa yang tidak dapat kami halang",
        "collusion": "Dua pemain yang saling memberitahu apa yang mereka pegang. Dan jika semua yang lain berpakat, peranti mereka bersama-sama dapat membuka buah seorang pemain.",
        "leaving": "Seseorang yang pergi di tengah-tengah permainan.",
        "finder": "Seseorang yang menggunakan pencari perkataan, atau kalkulator untuk mengira peluang dadu.",
        "shoulder": "Seseorang yang mengintai dari belakang anda.",
        "computers": "Pemain komputer bermain pada peranti yang menjaga meja, jadi peranti itu tahu buah mereka.",
        "chance": "Nasib dalam permainan ini",
    },
    "dam": {
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
        "part_screen": "Pada skrin",
        "part_board": "Papan dan buah",
        "part_moving": "Bergerak dan makan",
        "part_end": "Seri dan mengaku kalah",
        "fig_two_ways": "Buah di {square} sudah disentuh: ia boleh pergi ke {squares}, di petak yang bertitik.",
        "fig_double_corner": "{squares}: penjuru kembar merah, dekat tangan kanannya.",
        "fig_king": "Buah di {square} ialah raja: cakera kedua menindihnya.",
        "fig_start": "Permulaan: merah berada di bawah di sini dan bergerak dahulu.",
        "fig_man_steps": "Buah biasa di {square} boleh ke {squares}.",
        "fig_king_steps": "Raja di {square} boleh ke {squares}.",
        "fig_man_jumps": "Buah biasa di {square} melompat melepasi {over} ke {to}.",
        "fig_king_jumps": "Raja di {square} melompat ke belakang melepasi {over} ke {to}.",
        "fig_onward": "Satu langkah melalui {squares} makan {n} buah: di {here} ia membelok dan terus.",
        "fig_free": "Buah di {few} boleh makan satu, buah di {many} boleh makan {n}: pilih dengan bebas.",
        "fig_crowned": "Buah itu melompat ke {square} dan menjadi raja. Ia belum boleh melompat melepasi {over}: langkah tamat di sini.",
        "fig_blocked": "Giliran putih, tetapi buah di {square} tidak dapat bergerak: merah menang.",
        "term_man": "Buah biasa",
        "about_man": "Buah seperti pada permulaan. Ia bergerak dan makan ke depan sahaja.",
        "term_king": "Raja",
        "about_king": "Buah biasa yang sampai ke baris terakhir. Ia ditindih cakera kedua dan boleh berundur juga.",
        "term_crown": "Menjadi raja",
        "about_crown": "Apa yang berlaku pada buah biasa di baris terakhir: ia menjadi raja, dan langkahnya tamat di situ.",
        "term_square": "Petak",
        "about_square": "Salah satu daripada 32 petak gelap di papan, bernombor 1 hingga 32. Petak cerah tidak digunakan.",
        "term_corner": "Penjuru kembar",
        "about_corner": "Dua petak gelap yang bersentuhan dekat tangan kanan pemain. Raja sukar ditangkap di situ.",
        "term_jump": "Lompat, makan",
        "about_jump": "Melepasi buah lawan ke petak kosong di belakangnya; buah itu keluar dari papan.",
        "term_multiple": "Lompatan berganda",
        "about_multiple": "Beberapa lompatan oleh satu buah dalam satu langkah, lurus atau membelok.",
        "term_compulsory": "Makan wajib",
        "about_compulsory": "Sesiapa yang boleh makan mesti makan. Antara beberapa cara, pilihannya bebas.",
        "term_colours": "Merah dan putih",
        "about_colours": "Dua pihak. Merah bergerak dahulu; buku menyebutnya hitam.",
        "term_blocked": "Tersekat",
        "about_blocked": "Tanpa sebarang langkah. Sesiapa yang tersekat pada gilirannya kalah.",
        "term_draw": "Seri",
        "about_draw": "Permainan tanpa pemenang: dipersetujui, kedudukan sama tiga kali, atau lama tanpa makan.",
        "term_quiet": "Langkah tenang",
        "about_quiet": "Langkah raja tanpa makan. Empat puluh berturut-turut bagi setiap pihak menjadikan permainan seri.",
        "term_resign": "Mengaku kalah",
        "about_resign": "Menamatkan permainan serta-merta; pemain lawan menang.",
        "learn_move": "Sentuh satu buah anda: titik menunjukkan ke mana ia boleh pergi. Atau seret buah itu.",
        "learn_goal": "Sekarang sentuh petak bertitik, atau buah yang lain.",
        "learn_forward": "Buah biasa bergerak ke depan sahaja, satu petak secara pepenjuru.",
        "learn_must": ("Anda boleh makan, jadi anda mesti makan. Lihat {squares}.",),
        "learn_choice": "Ada beberapa cara untuk makan: pilih yang mana-mana, walaupun lebih pendek.",
        "learn_multiple": "Satu lompatan membawa ke lompatan lain: sentuh setiap petak, atau petak terakhir.",
        "learn_onward": "Dari {square} teruskan makan: sentuh petak seterusnya.",
        "learn_crown": "Satu buah boleh sampai ke baris terakhir: ia menjadi raja, yang boleh berundur juga.",
        "learn_king": ("Anda ada raja, di {squares}: raja boleh ke depan dan ke belakang.",),
        "learn_quiet": (
            "Sudah lama tiada yang dimakan: seri selepas {n} langkah lagi setiap pihak. Anda boleh menawarkannya.",
        ),
    },
    "penta": {
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
        "part_turn": "Satu giliran",
        "part_takes": "Mata satu balingan",
        "part_further": "Penta tambahan",
        "part_end": "Penamat",
        "fig_keeping": "{kept} disimpan dan bertanda; balingan berikut hanya melibatkan {n} dadu yang lain.",
        "fig_throw": "Balingan",
        "fig_points": "Mata",
        "fig_boxes": "Setiap petak, dengan satu balingan yang sesuai.",
        "fig_bonus": "Tiga bagi setiap nombor menjadi {par}, dan {bonus} ditambah.",
        "fig_sacrifice": "Mata balingan ini dalam setiap petak. Menulisnya di sini ialah korban: {boxes}.",
        "fig_no_joker": "Dengan sifar dalam petak Penta: tiada 100, dan Full serta sekuen tidak memberi mata.",
        "term_round": "Pusingan",
        "about_round": "Satu giliran bagi setiap pemain. Satu permainan ada tiga belas.",
        "term_throw": "Balingan",
        "about_throw": "Membaling dadu yang tidak disimpan, hingga tiga kali setiap giliran.",
        "term_keep": "Simpan",
        "about_keep": "Membiarkan satu dadu sementara yang lain dibaling semula.",
        "term_sheet": "Kertas skor",
        "about_sheet": "Tiga belas petak seorang pemain, dengan jumlahnya.",
        "term_box": "Petak",
        "about_box": "Satu baris pada kertas skor. Ia ditulis sekali, dengan satu balingan.",
        "term_upper": "Bahagian atas",
        "about_upper": "Enam petak, satu bagi setiap nombor, dari As hingga Enam.",
        "term_bonus": "Bonus",
        "about_bonus": "35 mata lagi, apabila bahagian atas mencapai 63.",
        "term_lower": "Bahagian bawah",
        "about_lower": "Tujuh petak yang lain: dadu sama, sekuen, dadu apa sahaja.",
        "term_chance": "Peluang",
        "about_chance": "Petak yang mengira semua dadu bagi sebarang balingan.",
        "term_sacrifice": "Korban",
        "about_sacrifice": "Menulis sifar dalam satu petak, jadi petak itu dilepaskan.",
        "term_penta": "Penta",
        "about_penta": "Lima dadu sama: 50 mata dalam petak bernama itu.",
        "term_further": "Penta tambahan",
        "about_further": "Lima dadu sama sekali lagi, apabila petak Penta berisi 50. Ia memberi 100 lagi.",
        "term_joker": "Joker",
        "about_joker": "Penta tambahan di bahagian bawah: Full dan sekuen menerimanya seolah-olah sesuai.",
        "term_total": "Jumlah",
        "about_total": "Bahagian atas, bonusnya, bahagian bawah dan hasil Penta tambahan.",
        "learn_throw": "Hingga tiga balingan setiap giliran, dan tiga belas petak untuk diisi sepanjang permainan.",
        "learn_keep": "Dadu yang disimpan bertanda; sentuh lagi untuk melepaskannya. Kertas skor menunjukkan matanya.",
        "learn_again": "Baling lagi, atau berhenti di sini: petak boleh dipilih selepas mana-mana balingan.",
        "learn_pick": "Balingan habis: sentuh satu nombor pada kertas skor. Setiap petak diisi sekali sahaja.",
        "learn_confirm": "Dipilih tetapi belum ditulis: sahkan untuk menamatkan giliran, atau sentuh petak lain.",
        "learn_countdown": "Selepas {n} s, meja memilih sendiri. Sentuh petak untuk menahannya; masanya dalam tetapan.",
        "learn_zero": "Sifar: dadu ini tidak memberi mata di sini, dan petak itu hilang untuk permainan ini.",
        "learn_sacrifice": "Tiada petak kosong yang menerima dadu ini: korbankan yang paling kurang diperlukan.",
        "learn_pace": "Tiga bagi setiap nombor atas menjadi {par}, dan memberi {bonus} lagi: (+) mendahului, (−) ketinggalan.",
        "learn_joker": "Penta tambahan: {extra} lagi, di mana-mana pun ditulis. Di bahagian bawah ia menjadi joker.",
        "learn_no_joker": "Lima dadu sama, tetapi petak Penta sifar: tiada bonus, tiada joker.",
    },
    "lexio": {
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
        "part_table": "Meja",
        "part_tiles": "Buah dan rak",
        "part_clearing": "Cerang",
        "part_placing": "Meletak",
        "part_scoring": "Mata",
        "part_turns": "Tukar, langkau, masa",
        "part_end": "Penamat",
        "fig_label": "Di cerang: {words}",
        "fig_joker": "Salah satu buah {words} ialah joker, hurufnya merah: nilainya 0.",
        "fig_clearing": "{letter} mendarabkan huruf, {word} perkataan; tanda silang ialah persilangan, bulatan ialah mata air.",
        "fig_source": "{words} menutup mata air, di tengah-tengah.",
        "fig_touching": "{words}: dua buah baharu, dengan satu buah yang sudah ada di antaranya.",
        "fig_words": "Satu langkah membentuk {words}. Perkataan silang ditanda di sekelilingnya.",
        "fig_letter": "{words}: satu buah di atas huruf ×2.",
        "fig_word": "{words}: buah terakhir di atas perkataan ×3.",
        "fig_once": "{words}: huruf ×2 sudah dikira dalam langkah sebelum ini, dan tidak dikira lagi.",
        "fig_crossing": "Persilangan itu di bawah dua perkataan langkah ini: kedua-duanya digandakan.",
        "fig_seven": "{words}: tujuh buah dalam satu langkah, {more} lagi.",
        "learn_source": "Sentuh buah, kemudian petak: dua buah atau lebih, melalui mata air.",
        "learn_touch": "Perkataan anda mesti menyentuh perkataan yang ada; hurufnya boleh digunakan juga.",
        "learn_back": "Untuk mengambil buah semula, sentuh buah itu di papan, atau seret ke rak.",
        "learn_preview": "Butang menunjukkan mata; perkataan disemak apabila anda meletak.",
        "learn_premium": "Tanpa memegang buah, sentuh petak berwarna: ia diterangkan di sini.",
        "learn_crossing": "Petak silang menggandakan dua perkataan, jika buah anda membentuk keduanya.",
        "learn_exchange": "Huruf susah? Anda boleh menukar beberapa: giliran tamat dan tiada mata.",
        "learn_joker": "Anda ada joker (★): ia menjadi huruf pilihan anda, dan bernilai 0.",
        "learn_bag": "Beg kosong: sesiapa yang dahulu meletak buah terakhirnya menamatkan permainan.",
    },
    "rules": {
        "contents": "Isi buku ini",
    },
    "learn": {
        "known": "Faham",
        "none": "Jangan beri petua lagi",
    },
    "glossary": {
        "rule": "{game}, peraturan {rule}",
        "part_table": "Di meja",
        "part_computers": "Komputer",
        "part_far": "Kawan jauh",
        "part_progress": "Kemajuan",
        "part_records": "Permainan lalu",
        "term_seat": "Tempat",
        "about_seat": "Satu tempat di meja, untuk orang atau komputer. Setiap tempat bermain mengikut giliran.",
        "term_table": "Meja",
        "about_table": "Satu permainan dan mereka yang memainkannya. Setiap meja ada jurnalnya sendiri.",
        "term_journal": "Jurnal",
        "about_journal": "Semua yang berlaku di meja, baris demi baris. Seluruh permainan terhasil daripadanya.",
        "term_entry": "Catatan",
        "about_entry": "Satu baris jurnal: langkah, balingan, pengambilan buah. Ia menandai baris sebelumnya, jadi tiada yang boleh diubah secara senyap.",
        "term_curtain": "Menyerahkan peranti",
        "about_curtain": "Jika ada buah yang tersembunyi, tiada satu pun pada skrin sehingga pemain seterusnya berkata dia memegang peranti.",
        "term_onlooker": "Penonton",
        "about_onlooker": "Seseorang yang mengikuti permainan tanpa tempat, dan hanya nampak apa yang semua boleh nampak.",
        "term_computer": "Komputer",
        "about_computer": "Pemain yang dimainkan oleh peranti. Ia hanya menggunakan apa yang boleh diketahui dari tempatnya.",
        "term_level": "Tahap",
        "about_level": "Sejauh mana komputer bermain dengan baik: mudah, sederhana, sukar atau terbaik.",
        "term_adviser": "Penasihat",
        "about_adviser": "Ia menyebut langkah terbaik kepada orang yang bermain seorang diri dan memintanya.",
        "term_hindsight": "Lihat semula",
        "about_hindsight": "Selepas permainan: kos setiap keputusan, apa yang nasib beri, dan di mana permainan berubah.",
        "term_keeper": "Penjaga meja",
        "about_keeper": "Peranti yang menomborkan catatan meja. Semua peranti lain menyemaknya dengan peraturan yang sama.",
        "term_relay": "Geganti",
        "about_relay": "Tempat di rangkaian untuk peranti saling mencari. Tiada apa-apa daripada permainan melaluinya.",
        "term_joint": "Nasib bersama",
        "about_joint": "Dadu dan buah yang terhasil daripada rahsia semua peranti bersama-sama, jadi tiada sesiapa dapat mengawalnya.",
        "term_check": "Semakan",
        "about_check": "Selepas permainan setiap peranti membuka rahsianya, dan masing-masing memeriksa semula setiap balingan, buah dan langkah.",
        "term_progress": "Kemajuan",
        "about_progress": "Pengalaman, mutiara dan kedudukan bersama-sama. Ia disimpan pada peranti ini sahaja. Buat masa ini Lexio tidak memberi satu pun daripadanya.",
        "term_experience": "Pengalaman",
        "about_experience": "Mata bagi setiap permainan Dam atau Penta yang tamat: {finished} kerana menamatkannya, {ahead} lagi bagi setiap lawan di belakang anda, {shared} bagi setiap yang sama dengan anda.",
        "term_pearl": "Mutiara",
        "about_pearl": "Satu bagi setiap pencapaian kali pertama, dan satu bagi setiap kemenangan ke atas lawan yang penarafannya sekurang-kurangnya setinggi anda.",
        "term_ranking": "Carta kedudukan",
        "about_ranking": "Penarafan (Elo) profil pada peranti ini bagi semua permainan yang dikira. Setiap satu bermula dengan {start}; penarafan komputer mengikut tahapnya.",
        "term_feat": "Pencapaian",
        "about_feat": "Sesuatu yang luar biasa, daripada senarai tetap. Kali pertama, ia memberi satu mutiara.",
        "term_profile": "Profil",
        "about_profile": "Seorang pemain pada peranti ini: nama dengan kemajuannya.",
        "term_record": "Rekod",
        "about_record": "Permainan yang tamat, disimpan dengan seluruh jurnalnya.",
        "term_replay": "Tonton semula",
        "about_replay": "Melihat rekod langkah demi langkah.",
    },
}
