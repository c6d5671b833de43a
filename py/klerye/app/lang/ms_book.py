"""The books in Malay: rules and lexicons."""

WORDS = {
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
    },
}
