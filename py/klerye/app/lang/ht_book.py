"""The books in Haitian Creole: rules and lexicons."""

WORDS = {
    "dam": {
        "D1": "Gen de fason pou deplase. Touche pyès ou, apre sa kare kote l prale a; oswa peze pyès la, "
        "trennen l san ou pa lage l, epi depoze l sou kare a. Lè yon kou gen plizyè so, ou ka montre l kare "
        "pa kare, oswa montre dènye kare a sèlman si se yon sèl chemen ki mennen la.",
        "D2": "Si jwèt la sanble kole, men poukisa: lè ou ka manje, ou oblije manje. Si ou eseye yon lòt "
        "kou, tablo a montre w ki pyès pa w ki dwe manje.",
        "D3": "Tablo a gen 8 kare sou 8, epi se kare nwa yo sèlman ki sèvi. Chak jwè gen yon kare nwa agoch "
        "nan ranje ki pi pre l la ak yon kare klè adwat; de kare nwa ki kole bò men dwat la se kwen doub "
        "la.",
        "D4": "Tablo a vèt ak bèj, pyès yo wouj ak blan (nan vye liv yo, yo rele wouj la nwa). Yon pyès se "
        "yon wonn san desen, pi laj pase wotè l; yon wa pote yon dezyèm wonn sou li.",
        "D5": "Chak jwè kòmanse ak douz pyès, sou douz kare nwa ki pi pre l yo.",
        "D6": "Yon pyon avanse yon sèl kare an dyagonal, sou yon kare vid. Yon wa deplase yon sèl kare an "
        "dyagonal, pa devan oswa pa dèyè.",
        "D7": "Pou manje, yon pyès sote an dyagonal sou yon pyès lòt jwè a ki toupre l, pyon oswa wa, epi "
        "li tonbe sou kare vid ki tou dèyè a. Yon pyon sote pa devan sèlman, yon wa sote nan toude sans.",
        "D8": "Si menm pyès la ka sote ankò kote l tonbe a, li kontinye, epi li ka chanje direksyon. Chak "
        "so manje yon pyès, epi tout soti sou tablo a. Ou pa janm sote sou pwòp pyès ou, ni de fwa sou menm "
        "pyès la nan yon sèl kou.",
        "D9": "Ou oblije manje, epi lè ou kòmanse manje, fòk ou rive jouk nan bout. Si gen plizyè chwa, "
        "pran sa ou vle: ou pa oblije pran pi long lan.",
        "D10": "Yon pyon ki rive nan dènye ranje a tounen wa, epi kou a fini la, menm si li ta ka sote ankò.",
        "D11": "Wouj jwe an premye, apre sa jwè yo jwe youn apre lòt, yon kou chak. Ou oblije jwe; si ou pa "
        "ka deplase, ou pèdi.",
        "D12": "Nan premye pati a, yo tire osò pou konnen kiyès ki gen wouj. Nan pati ki vin apre yo, koulè "
        "yo chanje men.",
        "D13": "Pati a nil lè toude jwè yo dakò, lè menm pozisyon an parèt pou twazyèm fwa ak menm jwè a ki "
        "pou jwe, oswa lè chak jwè fè karant kou youn dèyè lòt san manje epi san yon pyon pa avanse. Ou ka "
        "bay legen tou.",
    },
    "penta": {
        "P1": "Yon pati gen trèz tou. Nan chak tou, ou lanse senk zo jiska twa fwa; ant de lanse, touche zo "
        "ou vle kenbe yo. Se pou youn jiska sis jwè, chak moun ak fèy pa l.",
        "P2": "Ou pa oblije fè tout lanse yo: depi premye a, ou ka chwazi yon kaz lib epi konfime tou a.",
        "P3": "Si ou pa chwazi anyen apre dènye lanse a, rezilta a ekri poukont li apre twa segonn, nan kaz "
        "òdinatè a ta chwazi a. Tan ki rete a parèt sou ekran an; ou ka mete plis tan oswa retire l, epi l "
        "ap kanpe si ou chwazi yon kaz.",
        "P4": "Ou ekri nan chak kaz yon sèl fwa. Soti nan As rive nan Sis, yo konte zo ki gen chif sa a; "
        "Twa parèy ak Kat parèy (omwen) konte senk zo yo; Foul, twa zo parèy ak de lòt zo parèy, vo 25; kat "
        "chif youn dèyè lòt se yon ti swit, 30; senk youn dèyè lòt se yon gwo swit, 40; Chans konte tout zo "
        "yo; Penta, senk zo parèy, vo 50.",
        "P5": "Si sis kaz anwo yo fè omwen 63, sa vle di twa zo pou chak chif, yo ajoute 35 pwen.",
        "P6": "Nenpòt kaz lib ka pran yon lanse ki pa rapòte anyen ladan l: yo ekri yon zewo epi kaz la "
        "pèdi. Ak 1 1 3 4 6, Foul ak gwo swit ta bay 0. Lè pa gen kaz lib ki rapòte, paj la di sa.",
        "P7": "Depi gen 50 nan kaz Penta a, chak lòt Penta rapòte 100, anplis pwen kaz kote w ekri l la. "
        "Yon kaz Penta ki gen zewo pa janm bay prim sa a.",
        "P8": "Kote yon lòt Penta ka ale: nan kaz anwo ki pou chif li a si kaz sa a lib (senk kat: Kat, "
        "20); sinon nan nenpòt kaz lib anba, kote li sèvi kòm joukè (Foul 25, swit 30 ak 40, lòt yo total "
        "la); sinon, lè anba a plen, nan yon kaz anwo pou zewo. Ou genyen 100 yo kanmenm.",
        "P9": "Si kaz Penta a gen zewo, senk zo parèy se yon lanse òdinè, san prim ni joukè. Se menm bagay "
        "la tou toutotan kaz la lib, epi lè sa a ou ka ekri yo ladan l tou pou 50.",
        "P10": "Pati a fini lè chak moun jwe trèz tou. Total la se pati anwo a ak prim li, pati anba a ak "
        "lòt Penta yo; pi gwo a genyen, epi si gen total ki egal, yo pataje viktwa a.",
    },
    "lexio": {
        "L1": "De jiska kat moun ap jwe, chak moun pou tèt li. Gen yon sèl pati, san manch: pi gwo nòt la "
        "genyen.",
        "L2": "Moun ki rive anvan an kòmanse; lòt yo swiv nan lòd yo rive a. Nan yon tou, ou chwazi youn "
        "nan twa bagay: mete, chanje oswa pase.",
        "L3": "Tout sa ki pase rete nan jounal la, epi nenpòt moun ka li l nenpòt lè: mo yo ak pwen yo, "
        "konbyen pyès ki chanje, chak fwa yon moun pase, ak yon ti mo si se tan an ki te fini.",
        "L4": "Gen 102 pyès: 100 ak 26 lèt alfabè franse a, san aksan, ak 2 joukè. E A I S N R T U L O vo "
        "1; D C M P vo 2; G B vo 3; V F H vo 4; Q J X vo 8; Y K W Z vo 10; yon joukè vo 0.",
        "L5": "Chak jwè gen sèt pyès. Tab la wè konbyen chak moun genyen ak konbyen ki nan sak la toujou, "
        "men li pa janm wè kilès, ni nan ki lòd y ap soti.",
        "L6": "Lè ou mete yon joukè, ou ba li yon siy; li kenbe l jouk pati a fini.",
        "L7": "Apre yon jwe, ou rale pyès jouk ou gen sèt ankò, toutotan sak la pa vid.",
        "L8": "Kleryè a gen 13 kaz sou 13, men nan chak kwen gen yon blòk kat kaz ki bouche: rete 153 kaz, "
        "nan yon fòm ki gen uit bò. Yon mo pa ka pase sou yon kaz bouche, menm jan li pa ka depase rebò a.",
        "L9": "Kaz ki nan mitan an se sous la: premye mo a kouvri l. Li pa miltipliye anyen.",
        "L10": "Gen 36 kaz prim: uit siy ×2, uit siy ×3, uit mo ×2, uit mo ×3 ak kat kwazman. Sa ki pou mo "
        "yo sou rebò a, sa ki pou siy yo anndan, epi kwazman yo pre sous la.",
        "L11": "Mete youn jiska sèt pyès sou yon sèl liy oswa yon sèl kolòn, san kaz vid nan mitan yo; pyès "
        "ki te la deja ka bouche twou yo. Apre premye mo a, chak jwe touche yon pyès ki sou kleryè a.",
        "L12": "Yon jwe fòme mo prensipal li, ak chak mo pyès li yo fè ak vwazen yo. Yon mo gen omwen de "
        "pyès; ou li l soti agoch ale adwat, oswa soti anwo desann anba.",
        "L13": "Yon mo bon si li nan lis tab la. Lis la an franse, kèlkeswa lang paj la, epi li san aksan: "
        "pou « été », ou mete E, T, E.",
        "L14": "Lè ou valide yon jwe, yo chèche tout mo li yo nan lis la. Si gen youn ki pa ladan l, jwe a "
        "pa fèt, ekran an di kilès, epi se toujou tou pa w: ou pa pèdi anyen, men tan an ap kouri. Pèsonn "
        "pa ka konteste yon mo.",
        "L15": "Ou gen yon rezèv dis esè. Chak jwe yo refize pou yon mo enkoni koute yon esè; youn tounen "
        "chak kenz segonn, jiska dis. Si ou pa gen esè ankò, ou pa ka mete okenn mo, men ou ka chanje oswa "
        "pase. Yon jwe yo refize pou fòm li pa koute esè.",
        "L16": "Yon mo vo total pyès li yo. Siy ×2 ak ×3 miltipliye pyès ou mete sou yo a, nan chak mo ki "
        "gen pyès sa a; mo ×2 ak ×3 miltipliye tout mo a, epi si gen de kaz konsa, yo miltipliye youn ak "
        "lòt. Yon joukè rete 0.",
        "L17": "Yon kaz prim peye yon sèl fwa: nan jwe ki kouvri l la.",
        "L18": "Yon kwazman double toude mo ki pase sou li yo, si pyès ou mete la a sèvi nan de mo jwe sa "
        "a. Si li sèvi nan yon sèl, kwazman an pa peye anyen.",
        "L19": "Yon jwe ki sèvi ak sèt pyès bay 30 pwen anplis, lè tout lòt kalkil fini.",
        "L20": "Anvan ou valide, ekran an montre konbyen pwen jwe a ta bay. Sa pa pwomèt anyen: yo poko "
        "gade ni fòm li ni mo li yo.",
        "L21": "Chanje youn oswa plizyè pyès, jiska tout chevalèt la, pou menm kantite nan sak la; fòk sak "
        "la gen kantite sa a. Ou rale anvan; se apre yo brase sa ou remèt yo ladan l, kidonk ou pa ka rale "
        "menm pyès yo nan kou sa a.",
        "L22": "Ou gen dwa pase nenpòt lè. Chanje ak pase pa bay pwen, epi yo fini tou a. Tab la wè konbyen "
        "pyès ou chanje, men li pa janm wè kilès.",
        "L23": "Chak tou gen yon limit tan, epi tan ki rete a parèt sou ekran an. Lè l fini, tab la pase "
        "pou ou; li pa janm chèche yon mo pou ou.",
        "L24": "Yon jwè ki pèdi koneksyon an kenbe plas li ak chevalèt li, men lè tou pa l rive, tab la "
        "tann kèk segonn sèlman. Lè l tounen, yo pa remèt li tan ki pèdi a.",
        "L25": "Pati a fini lè yon jwè mete dènye pyès li epi sak la vid. Lòt yo pèdi valè pyès ki rete nan "
        "men yo, epi jwè sa a ranmase tout.",
        "L26": "Pati a fini tou lè tab la fè de tou san mo. Lè sa a, chak moun pèdi valè pyès pa l yo, epi "
        "pèsonn pa ranmase anyen.",
        "L27": "Yon joukè ki rete sou chevalèt la pa koute anyen; yon nòt ka desann anba zewo. Pi gwo nòt "
        "la genyen; si gen nòt ki egal, yo pataje viktwa a. Nan fen an, tout chevalèt yo vire fas anlè.",
        "L28": "Pou kounye a, yon pati Lexio pa bay ni eksperyans, ni pèl, ni plas nan klasman an.",
        "L29": "Mo jwèt la esplike anba a; chak mo mennen nan règ ki tranche a.",
        "term_rack": "Chevalèt",
        "about_rack": "Kote ou kenbe pyès ou yo, sèt pou pi plis. Lòt yo pa wè yo jouk pati a fini.",
        "term_clearing": "Kleryè",
        "about_clearing": "Tablo jwèt la: yon kare ak kat kwen bouche, ki rete ak uit bò ak 153 kaz.",
        "term_crossing": "Kwazman",
        "about_crossing": "Youn nan kat kaz pre sous la ki double de mo yon jwe, si toude pase sou li.",
        "term_exchange": "Chanje",
        "about_exchange": "Remèt pyès nan sak la pou pran menm kantite, olye ou mete.",
        "term_end": "Fen pati a",
        "about_end": "Lè yon jwè pa gen pyès ankò epi sak la vid, oswa apre de tou tab la san mo.",
        "term_tile": "Pyès",
        "about_tile": "Yon lèt ak valè li, oswa yon joukè. Gen 102 antou.",
        "term_joker": "Joukè",
        "about_joker": "Yon pyès san siy, ki vo zewo; li pran siy ou ba li a.",
        "term_letters": "Siy ×2, siy ×3",
        "about_letters": "Kaz ki miltipliye valè pyès ou mete sou yo a.",
        "term_list": "Lis mo",
        "about_list": "Mo franse tab la aksepte yo. Se pa paj sa a: paj sa a esplike jwèt la.",
        "term_words": "Mo ×2, mo ×3",
        "about_words": "Kaz ki miltipliye tout mo ou mete sou yo a.",
        "term_pass": "Pase",
        "about_pass": "Kite tou pa w ale. Se sa tab la fè pou ou lè tan ou fini.",
        "term_place": "Mete",
        "about_place": "Poze pyès ki sou chevalèt ou sou yon liy oswa yon kolòn, kole ak sa ki la deja.",
        "term_bag": "Sak",
        "about_bag": "Pyès pèsonn poko rale, byen brase.",
        "term_source": "Sous",
        "about_source": "Kaz ki nan mitan an, premye mo a kouvri l.",
    },
}
