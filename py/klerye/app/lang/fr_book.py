"""The books in French: rules and lexicons."""

WORDS = {
    "fair": {
        "one": "Autour d’un seul appareil",
        "one_about": "Quand vous jouez tous sur le même appareil, c’est lui qui lance les dés et mélange le sac. Si le jeu a des pièces cachées, aucune n’est à l’écran pendant que l’appareil change de mains.",
        "dice": "Les dés, quand chacun a son appareil",
        "dice_envelope": "Avant la partie, chaque appareil note un secret et le glisse, pour ainsi dire, dans une enveloppe cachetée. Les autres ne peuvent pas le lire, mais ils verront s’il a été changé.",
        "dice_throw": "Chaque lancer naît d’un secret de chaque appareil, tous mêlés. Personne ne peut donc le diriger ni le prévoir, pas même la personne dont l’appareil tient la table.",
        "dice_stop": "Qui garde son secret pour soi ne peut qu’arrêter la partie, et la table affiche son nom.",
        "drop_dice": "Si un appareil disparaît, une partie à deux appareils l’attend ; à trois ou plus, tous les autres ensemble peuvent ouvrir ses secrets, et la partie continue.",
        "bag": "Le sac de pièces, quand chacun a son appareil",
        "bag_mix": "À Lexio, les appareils mélangent le sac l’un après l’autre, et chacun met son propre cadenas sur chaque pièce. Personne ne connaît l’ordre des pièces, et personne ne peut arranger le sac.",
        "bag_draw": "Une pièce ne s’ouvre que pour qui la pioche, une fois que tous les autres appareils ont donné leur clé. Personne ne voit le chevalet d’un autre.",
        "drop_bag": "Si un appareil disparaît, une partie à deux appareils l’attend ; à trois ou plus, tous les autres ensemble peuvent ouvrir ses clés et la partie continue, mais le chevalet de la personne absente reste fermé.",
        "after": "Après la partie",
        "after_check": "À la fin, chaque appareil ouvre tous ses secrets, et chacun vérifie lui-même toute la partie : chaque lancer, chaque pièce, chaque coup. Une ligne à la table en dit le résultat.",
        "after_file": "Enregistrez la partie dans un fichier, et n’importe qui pourra la vérifier sur un ordinateur avec cette commande :",
        "command": "python -m klerye audit FICHIER",
        "limits": "Ce que rien n’empêche",
        "collusion": "Deux joueurs qui se disent ce qu’ils ont en main. Et si tous les autres se liguent, leurs appareils peuvent ensemble ouvrir les pièces d’un joueur.",
        "leaving": "Quelqu’un qui s’en va au milieu de la partie.",
        "finder": "Quelqu’un qui se sert d’un chercheur de mots, ou d’une calculette pour les chances aux dés.",
        "shoulder": "Quelqu’un qui regarde par-dessus votre épaule.",
        "computers": "Les joueurs ordinateurs jouent sur l’appareil qui tient la table : cet appareil connaît donc leurs pièces.",
        "chance": "Le hasard dans cette partie",
    },
    "dam": {
        "D1": "On joue de deux façons : toucher sa pièce, puis la case où elle va ; ou bien appuyer sur la "
        "pièce, la glisser sans la lâcher et la déposer. Une prise de plusieurs pièces se montre case par "
        "case, ou par sa dernière case seule quand un seul chemin y mène.",
        "D2": "Si le jeu semble bloqué, voici pourquoi : quand on peut prendre, on doit prendre. Si vous "
        "essayez autre chose, le damier montre vos pièces qui doivent prendre.",
        "D3": "Le damier a 8 cases sur 8, et seules les foncées servent. Chaque joueur a une case foncée à "
        "gauche de la rangée la plus proche et une claire à droite ; les deux cases foncées qui se touchent "
        "près de sa main droite forment le coin double.",
        "D4": "Le damier est vert et chamois, les pièces sont rouges et blanches (les vieux livres "
        "appellent les rouges « noires »). Une pièce est un disque uni, plus large que haut ; une dame en "
        "porte un second.",
        "D5": "Chaque joueur commence avec douze pièces, sur les douze cases foncées les plus proches de "
        "lui.",
        "D6": "Un pion avance d’une case en diagonale, vers une case vide. Une dame va d’une case en "
        "diagonale, en avant ou en arrière.",
        "D7": "On prend en sautant : en diagonale, par-dessus une pièce adverse voisine, pion ou dame, "
        "jusqu’à la case vide juste derrière. Un pion ne saute qu’en avant, une dame dans les deux sens.",
        "D8": "Si la même pièce peut encore sauter de là où elle est arrivée, elle continue et peut changer "
        "de direction. Chaque saut prend une pièce, et toutes quittent le damier. On ne saute jamais "
        "par-dessus sa propre pièce, ni deux fois par-dessus la même dans un coup.",
        "D9": "Prendre est obligatoire, et une prise commencée va jusqu’au bout. S’il y en a plusieurs, on "
        "choisit librement : pas forcément la plus longue.",
        "D10": "Un pion qui atteint la dernière rangée devient dame et son coup s’arrête là, même s’il "
        "pouvait sauter encore.",
        "D11": "Les rouges commencent, puis chacun joue un coup à son tour. On doit jouer ; qui ne peut pas "
        "bouger perd.",
        "D12": "À la première partie, le sort dit qui a les rouges. Aux parties suivantes, les couleurs "
        "changent de camp.",
        "D13": "La partie est nulle quand les deux joueurs sont d’accord, quand la même position se "
        "présente pour la troisième fois alors que c’est au même joueur de jouer, ou quand chacun a joué "
        "quarante coups de suite sans prise et sans qu’un pion bouge. On peut aussi abandonner.",
        "part_screen": "À l’écran",
        "part_board": "Le damier et les pièces",
        "part_moving": "Avancer et prendre",
        "part_end": "Nulle et abandon",
        "fig_two_ways": "La pièce en {square} est choisie : elle peut aller en {squares}, là où sont les points.",
        "fig_double_corner": "{squares} : le coin double des rouges, près de leur main droite.",
        "fig_king": "La pièce en {square} est une dame : elle porte un second disque.",
        "fig_start": "Au départ : les rouges sont ici en bas, et commencent.",
        "fig_man_steps": "Le pion en {square} peut aller en {squares}.",
        "fig_king_steps": "La dame en {square} peut aller en {squares}.",
        "fig_man_jumps": "Le pion en {square} saute par-dessus {over} et arrive en {to}.",
        "fig_king_jumps": "La dame en {square} saute en arrière par-dessus {over} et arrive en {to}.",
        "fig_onward": "Un seul coup, par {squares}, prend {n} pièces : en {here}, il tourne et continue.",
        "fig_free": "Le pion en {few} peut prendre une pièce, celui en {many} peut en prendre {n} : choisissez librement.",
        "fig_crowned": "Le pion a sauté en {square} et devient dame. Elle ne saute pas encore par-dessus {over} : le coup finit ici.",
        "fig_blocked": "C’est aux blancs de jouer, et le pion en {square} ne peut pas bouger : les rouges ont gagné.",
        "term_man": "Pion",
        "about_man": "Une pièce comme au départ. Il n’avance et ne prend qu’en avant.",
        "term_king": "Dame",
        "about_king": "Un pion arrivé sur la dernière rangée. Elle porte un second disque et recule aussi.",
        "term_crown": "Promotion",
        "about_crown": "Ce qui arrive à un pion sur la dernière rangée : il devient dame, et son coup finit là.",
        "term_square": "Case",
        "about_square": "Une des 32 cases foncées du damier, numérotées de 1 à 32. Les claires ne servent pas.",
        "term_corner": "Coin double",
        "about_corner": "Les deux cases foncées qui se touchent près de la main droite. Une dame y est difficile à prendre.",
        "term_jump": "Sauter, prendre",
        "about_jump": "Passer par-dessus une pièce adverse jusqu’à la case vide derrière elle, ce qui la retire du damier.",
        "term_multiple": "Prise multiple",
        "about_multiple": "Plusieurs sauts d’une même pièce dans un seul coup, tout droit ou en tournant.",
        "term_compulsory": "Prise obligatoire",
        "about_compulsory": "Qui peut prendre le doit. Entre plusieurs prises, le choix est libre.",
        "term_colours": "Rouges et blancs",
        "about_colours": "Les deux camps. Les rouges commencent ; les livres les appellent « noirs ».",
        "term_blocked": "Bloqué",
        "about_blocked": "Sans aucun coup possible. Qui est bloqué à son tour a perdu.",
        "term_draw": "Partie nulle",
        "about_draw": "Une partie que personne ne gagne : d’un commun accord, la même position trois fois, ou longtemps sans prise.",
        "term_quiet": "Coup tranquille",
        "about_quiet": "Un coup de dame qui ne prend rien. Quarante de suite de chaque côté font partie nulle.",
        "term_resign": "Abandonner",
        "about_resign": "Mettre fin à la partie tout de suite ; l’autre joueur gagne.",
        "learn_move": "Touchez une de vos pièces : des points montrent où elle peut aller. Ou glissez-la.",
        "learn_goal": "Touchez maintenant une case marquée d’un point, ou une autre pièce.",
        "learn_forward": "Un pion avance seulement, d’une case en diagonale.",
        "learn_must": (
            "Vous pouvez prendre, donc vous devez : avec la pièce en {squares}.",
            "Vous pouvez prendre, donc vous devez : avec une des pièces en {squares}.",
        ),
        "learn_choice": "Plusieurs prises sont possibles : choisissez, même la plus courte.",
        "learn_multiple": "Une prise en amène une autre : touchez chaque case du chemin, ou la dernière.",
        "learn_onward": "De {square}, la prise continue : touchez la case suivante.",
        "learn_crown": "Un pion peut atteindre la dernière rangée : il devient dame, et elle recule aussi.",
        "learn_king": (
            "Vous avez une dame, en {squares} : elle avance et recule.",
            "Vous avez des dames, en {squares} : elles avancent et reculent.",
        ),
        "learn_quiet": (
            "Plus rien ne se prend : après encore {n} coup chacun, la partie est nulle. On peut aussi le proposer.",
            "Plus rien ne se prend : après encore {n} coups chacun, la partie est nulle. On peut aussi le proposer.",
        ),
    },
    "penta": {
        "P1": "Une partie a treize tours. À chacun, on lance cinq dés jusqu’à trois fois ; entre deux "
        "lancers, on touche les dés à garder. D’un à six joueurs, chacun avec sa feuille.",
        "P2": "Rien n’oblige à faire tous les lancers : dès le premier, on peut choisir une case ouverte et "
        "valider le tour.",
        "P3": "Si rien n’est choisi après le dernier lancer, le résultat s’inscrit tout seul au bout de "
        "trois secondes, dans la case que l’ordinateur choisirait. Le décompte est à l’écran ; on peut "
        "l’allonger ou le couper, et il s’arrête dès qu’on choisit une case.",
        "P4": "Chaque case se remplit une fois. D’As à Six, on compte les dés de ce nombre ; Brelan et "
        "Carré (au moins) comptent les cinq dés ; Full, trois dés égaux et deux autres égaux, vaut 25 ; "
        "quatre valeurs de suite font une petite suite, 30 ; cinq une grande, 40 ; Chance compte tous les "
        "dés ; Penta, cinq égaux, vaut 50.",
        "P5": "Si les six cases du haut font au moins 63, soit trois de chaque nombre, 35 points s’ajoutent.",
        "P6": "Toute case ouverte peut prendre un lancer qui n’y rapporte rien : on y écrit un zéro et la "
        "case est perdue. Avec 1 1 3 4 6, Full et Grande suite feraient 0. Quand aucune case ouverte ne "
        "rapporte, la page le dit.",
        "P7": "Une fois 50 inscrit en Penta, chaque autre Penta rapporte 100, en plus des points de la case "
        "où on l’écrit. Une case Penta à zéro ne donne jamais cette prime.",
        "P8": "Où va un autre Penta : dans la case du haut de son nombre si elle est ouverte (cinq quatre : "
        "Quatre, 20) ; sinon dans une case ouverte du bas, où il compte comme joker (Full 25, suites 30 et "
        "40, les autres la somme) ; sinon, quand le bas est plein, dans une case du haut pour zéro. Les 100 "
        "sont gagnés quand même.",
        "P9": "Si la case Penta est à zéro, cinq dés égaux sont un lancer ordinaire, sans prime ni joker. "
        "De même tant qu’elle est ouverte, et l’on peut alors aussi les y écrire pour 50.",
        "P10": "La partie finit quand chacun a joué treize tours. Le total réunit la partie haute et sa "
        "prime, la partie basse et les autres Pentas ; le plus haut gagne, et les ex æquo partagent la "
        "victoire.",
        "part_turn": "Un tour",
        "part_takes": "Ce que rapporte un lancer",
        "part_further": "Les autres Pentas",
        "part_end": "La fin",
        "fig_keeping": "{kept} restent, marqués ; le lancer suivant ne prend que les {n} autres dés.",
        "fig_throw": "Lancer",
        "fig_points": "Points",
        "fig_boxes": "Chaque case, avec un lancer qui lui va.",
        "fig_bonus": "Trois de chaque nombre font {par}, et {bonus} s’ajoutent.",
        "fig_sacrifice": "Ce que ce lancer prendrait dans chaque case. L’écrire là serait un sacrifice : {boxes}.",
        "fig_no_joker": "Avec un zéro en Penta : pas de 100, et Full et les suites ne prennent rien.",
        "term_round": "Tour",
        "about_round": "Un passage de chaque joueur. Une partie en a treize.",
        "term_throw": "Lancer",
        "about_throw": "Jeter les dés qui ne sont pas gardés, jusqu’à trois fois par tour.",
        "term_keep": "Garder",
        "about_keep": "Laisser un dé tel quel pendant qu’on relance les autres.",
        "term_sheet": "Feuille de score",
        "about_sheet": "Les treize cases d’un joueur, avec leur total.",
        "term_box": "Case",
        "about_box": "Une ligne de la feuille. On y écrit une fois, un seul lancer.",
        "term_upper": "Partie haute",
        "about_upper": "Les six cases d’un seul nombre chacune, d’As à Six.",
        "term_bonus": "Prime",
        "about_bonus": "35 points de plus, dès que la partie haute atteint 63.",
        "term_lower": "Partie basse",
        "about_lower": "Les sept autres cases : dés égaux, suites, dés quelconques.",
        "term_chance": "Chance",
        "about_chance": "La case qui compte tous les dés de n’importe quel lancer.",
        "term_sacrifice": "Sacrifier",
        "about_sacrifice": "Écrire un zéro dans une case, et donc y renoncer.",
        "term_penta": "Penta",
        "about_penta": "Cinq dés égaux : 50 points dans la case de ce nom.",
        "term_further": "Autre Penta",
        "about_further": "Cinq dés égaux de nouveau, quand la case Penta tient 50. Il rapporte 100 de plus.",
        "term_joker": "Joker",
        "about_joker": "Un autre Penta en partie basse : Full et les suites l’acceptent comme s’il convenait.",
        "term_total": "Total",
        "about_total": "La partie haute, sa prime, la partie basse et ce qu’ont rapporté les autres Pentas.",
        "learn_throw": "Jusqu’à trois lancers par tour, et treize cases à remplir dans la partie.",
        "learn_keep": "Un dé gardé est marqué ; touchez-le encore pour le lâcher. La feuille montre ce que prendraient les dés.",
        "learn_again": "Relancez, ou arrêtez là : on peut choisir une case après chaque lancer.",
        "learn_pick": "Les lancers sont faits : touchez un nombre sur la feuille. Chaque case sert une fois.",
        "learn_confirm": "Choisie, mais pas encore écrite : validez pour finir le tour, ou touchez une autre case.",
        "learn_countdown": "Après {n} s, la table choisit elle-même. Touchez une case pour l’arrêter ; délai : voir les réglages.",
        "learn_zero": "Un zéro : ces dés ne rapportent rien ici, et la case est perdue pour cette partie.",
        "learn_sacrifice": "Aucune case ouverte ne prend ces dés : sacrifiez celle dont vous avez le moins besoin.",
        "learn_pace": "Trois de chaque nombre du haut font {par}, ce qui rapporte {bonus} de plus : (+) en avance, (−) en retard.",
        "learn_joker": "Un autre Penta : {extra} de plus, où qu’il aille. En partie basse, il compte comme joker.",
        "learn_no_joker": "Cinq dés égaux, mais Penta est à zéro : ni prime ni joker.",
    },
    "lexio": {
        "L1": "On joue de deux à quatre, chacun pour soi. Une seule partie, du début à la fin : le plus "
        "haut score gagne.",
        "L2": "Le premier arrivé commence ; les autres suivent dans l’ordre de leur arrivée. À son tour, on "
        "fait une seule chose : placer, échanger ou passer.",
        "L3": "Tout est dans le journal, que chacun peut lire à tout moment : les mots et leurs points, le "
        "nombre de pièces échangées et chaque tour passé, en précisant si c’est faute de temps.",
        "L4": "Il y a 102 pièces : 100 avec les 26 lettres de l’alphabet français, sans accents, et 2 "
        "jokers. E A I S N R T U L O valent 1 ; D C M P 2 ; G B 3 ; V F H 4 ; Q J X 8 ; Y K W Z 10 ; un "
        "joker 0.",
        "L5": "Chaque joueur a sept pièces. La table voit combien chacun en a et combien il en reste dans "
        "le sac, jamais lesquelles, et jamais leur ordre.",
        "L6": "On donne une lettre au joker en le plaçant ; il la garde jusqu’à la fin.",
        "L7": "Après un coup, on pioche jusqu’à avoir de nouveau sept pièces, tant que le sac le permet.",
        "L8": "La clairière a 13 cases sur 13, avec un bloc de quatre cases fermées dans chaque coin : il "
        "en reste 153, dans une forme à huit côtés. Un mot s’arrête à une case fermée comme au bord.",
        "L9": "La case du milieu est la source : le premier mot la couvre. Elle ne multiplie rien.",
        "L10": "36 cases sont spéciales : huit lettre ×2, huit lettre ×3, huit mot ×2, huit mot ×3 et "
        "quatre croisements. Celles des mots sont au bord, celles des lettres à l’intérieur, les "
        "croisements près de la source.",
        "L11": "On place une à sept pièces sur une seule ligne ou une seule colonne, sans case vide entre "
        "elles ; des pièces déjà là peuvent combler l’espace. Après le premier mot, chaque coup touche une "
        "pièce déjà placée.",
        "L12": "Un coup forme son mot principal et chaque mot que ses pièces font avec leurs voisines. Un "
        "mot a au moins deux pièces et se lit de gauche à droite ou de haut en bas.",
        "L13": "Un mot est bon s’il est dans la liste de la table. La liste est française, quelle que soit "
        "la langue de la page, et sans accents : « été » se place E, T, E.",
        "L14": "Quand vous validez un coup, tous ses mots sont cherchés dans la liste. Si l’un est inconnu, "
        "le coup n’est pas joué, l’écran nomme ce mot et c’est toujours à vous : vous ne perdez rien, mais "
        "le temps continue. Personne ne peut contester un mot.",
        "L15": "Vous avez dix essais en réserve. Un coup refusé pour un mot inconnu en coûte un ; il en "
        "revient un toutes les quinze secondes, jusqu’à dix. Quand il n’en reste aucun, on ne peut plus "
        "placer, mais on peut échanger ou passer. Un coup refusé pour sa forme n’en coûte pas.",
        "L16": "Un mot vaut la somme de ses pièces. Lettre ×2 et ×3 multiplient la pièce placée dessus, "
        "dans chaque mot qui la contient ; mot ×2 et ×3 multiplient le mot entier, et deux d’entre eux se "
        "multiplient. Un joker reste à 0.",
        "L17": "Une case spéciale ne paie que dans le coup qui la couvre.",
        "L18": "Un croisement double les deux mots qui y passent, si la pièce placée là fait partie de deux "
        "mots de ce coup. Avec un seul mot, il ne paie rien.",
        "L19": "Un coup de sept pièces rapporte 30 de plus, après tout le reste.",
        "L20": "Avant que vous validiez, l’écran montre ce que le coup rapporterait. Cela ne promet rien : "
        "ni sa forme ni ses mots n’ont été vérifiés.",
        "L21": "On échange une pièce ou plus, jusqu’au chevalet entier, contre autant de pièces du sac, qui "
        "doit en contenir assez. On pioche d’abord ; ce qu’on a rendu n’est mélangé qu’ensuite, on ne peut "
        "donc pas le repiocher.",
        "L22": "On peut toujours passer. Échanger et passer ne rapportent rien et terminent le tour. La "
        "table voit combien de pièces vous échangez, jamais lesquelles.",
        "L23": "Chaque tour a un temps limité, et le temps restant est à l’écran. Quand il est écoulé, la "
        "table passe pour vous ; elle ne cherche jamais de mot à votre place.",
        "L24": "Un joueur déconnecté garde sa place et son chevalet, mais quand vient son tour, la table "
        "n’attend que quelques secondes. Revenir ne rend pas le temps perdu.",
        "L25": "La partie finit quand un joueur place sa dernière pièce alors que le sac est vide. Les "
        "autres perdent la valeur de leurs pièces, et ce joueur gagne le tout.",
        "L26": "La partie finit aussi après deux tours de table sans mot. Chacun perd alors la valeur de "
        "ses pièces, et personne ne gagne rien.",
        "L27": "Un joker resté sur le chevalet ne coûte rien ; un score peut descendre sous zéro. Le plus "
        "haut score gagne, les ex æquo partagent la victoire. À la fin, tous les chevalets sont découverts.",
        "L28": "Pour l’instant, une partie de Lexio ne rapporte ni expérience, ni perles, ni place au "
        "classement.",
        "L29": "Les mots du jeu sont expliqués ci-dessous ; chacun mène à la règle qui le fixe.",
        "term_rack": "Chevalet",
        "about_rack": "Là où l’on garde ses pièces, sept au plus, à l’abri des regards jusqu’à la fin de la "
        "partie.",
        "term_clearing": "Clairière",
        "about_clearing": "Le plateau : un carré aux coins fermés, ce qui laisse huit côtés et 153 cases.",
        "term_crossing": "Croisement",
        "about_crossing": "L’une des quatre cases près de la source qui doublent les deux mots d’un même "
        "coup, s’ils y passent.",
        "term_exchange": "Échanger",
        "about_exchange": "Rendre des pièces contre autant de pièces du sac, au lieu de placer.",
        "term_end": "Fin de la partie",
        "about_end": "Quand un joueur n’a plus de pièces et que le sac est vide, ou après deux tours de "
        "table sans mot.",
        "term_tile": "Pièce",
        "about_tile": "Une lettre avec sa valeur, ou un joker. Il y en a 102.",
        "term_joker": "Joker",
        "about_joker": "Une pièce blanche, de valeur nulle, qui prend la lettre que vous lui donnez.",
        "term_letters": "Lettre ×2, lettre ×3",
        "about_letters": "Des cases qui multiplient la valeur de la pièce placée dessus.",
        "term_list": "Liste de mots",
        "about_list": "Les mots français que la table accepte. Ce n’est pas cette page, qui explique le jeu.",
        "term_words": "Mot ×2, mot ×3",
        "about_words": "Des cases qui multiplient le mot entier placé dessus.",
        "term_pass": "Passer",
        "about_pass": "Laisser filer son tour. La table le fait pour vous quand votre temps est écoulé.",
        "term_place": "Placer",
        "about_place": "Poser des pièces de son chevalet sur une ligne ou une colonne, reliées à ce qui est "
        "déjà là.",
        "term_bag": "Sac",
        "about_bag": "Les pièces que personne n’a encore piochées, bien mélangées.",
        "term_source": "Source",
        "about_source": "La case du milieu, que couvre le premier mot.",
        "part_table": "La table",
        "part_tiles": "Pièces et chevalets",
        "part_clearing": "La clairière",
        "part_placing": "Placer",
        "part_scoring": "Les points",
        "part_turns": "Échanger, passer, le temps",
        "part_end": "La fin",
        "fig_label": "Sur la clairière : {words}",
        "fig_joker": "Une pièce de {words} est un joker, à la lettre rouge : il vaut 0.",
        "fig_clearing": "{letter} multiplie une lettre, {word} un mot ; une croix est un croisement, les cercles sont la source.",
        "fig_source": "{words} couvre la source, au milieu.",
        "fig_touching": "{words} : deux pièces nouvelles et, entre elles, une qui était déjà là.",
        "fig_words": "Un seul coup forme {words}. Les mots croisés sont entourés.",
        "fig_letter": "{words} : une pièce est sur lettre ×2.",
        "fig_word": "{words} : la dernière pièce est sur mot ×3.",
        "fig_once": "{words} : lettre ×2 a payé au coup d’avant, et ne paie plus.",
        "fig_crossing": "Le croisement est sous deux mots de ce coup : tous deux sont doublés.",
        "fig_seven": "{words} : sept pièces en un coup, {more} de plus.",
        "learn_source": "Touchez une pièce, puis une case : au moins deux pièces, sur la source.",
        "learn_touch": "Votre mot doit en toucher un qui est déjà là ; ses lettres peuvent servir au vôtre.",
        "learn_back": "Pour reprendre une pièce, touchez-la sur la clairière, ou glissez-la au chevalet.",
        "learn_preview": "Le bouton montre les points ; les mots sont vérifiés quand vous placez.",
        "learn_premium": "Sans pièce en main, touchez une case de couleur : on l’explique ici.",
        "learn_crossing": "Une case à croix double deux mots, si votre pièce y forme les deux.",
        "learn_exchange": "Des lettres difficiles ? Échangez-en : cela finit le tour et ne rapporte rien.",
        "learn_joker": "Vous avez un joker (★) : il devient la lettre que vous choisissez, et vaut 0.",
        "learn_bag": "Le sac est vide : le premier qui place sa dernière pièce finit la partie.",
    },
    "rules": {
        "contents": "Ce qu’il y a dans ce livret",
    },
    "learn": {
        "known": "Compris",
        "none": "Plus de conseils",
    },
    "glossary": {
        "rule": "{game}, règle {rule}",
        "part_table": "À la table",
        "part_computers": "Les ordinateurs",
        "part_far": "Les amis au loin",
        "part_progress": "La progression",
        "part_records": "Les parties passées",
        "term_seat": "Place",
        "about_seat": "Une place à la table, pour une personne ou un ordinateur. Les places jouent à tour de rôle.",
        "term_table": "Table",
        "about_table": "Une partie et ceux qui la jouent. Chaque table a son propre journal.",
        "term_journal": "Journal",
        "about_journal": "Tout ce qui s’est passé à une table, ligne par ligne. Toute la partie en découle.",
        "term_entry": "Entrée",
        "about_entry": "Une ligne du journal : un coup, un lancer, une pioche. Elle désigne la précédente : aucune ne change en cachette.",
        "term_curtain": "Passer l’appareil",
        "about_curtain": "Quand des pièces sont cachées, aucune n’est à l’écran avant que le joueur suivant dise qu’il tient l’appareil.",
        "term_onlooker": "Spectateur",
        "about_onlooker": "Quelqu’un qui suit une partie sans y avoir de place, et ne voit que ce que tous peuvent voir.",
        "term_computer": "Ordinateur",
        "about_computer": "Un joueur que fait jouer un appareil. Il ne se sert que de ce que sa place peut savoir.",
        "term_level": "Niveau",
        "about_level": "La force d’un ordinateur : facile, moyen, difficile ou expert.",
        "term_adviser": "Conseiller",
        "about_adviser": "Il dit les meilleurs coups à qui joue seul contre des ordinateurs et le demande.",
        "term_hindsight": "Le recul",
        "about_hindsight": "Après la partie : ce que chaque décision a coûté, ce que le hasard a donné, où tout a tourné.",
        "term_keeper": "Gardien de la table",
        "about_keeper": "L’appareil qui numérote les entrées d’une table. Tous les autres les vérifient avec les mêmes règles.",
        "term_relay": "Relais",
        "about_relay": "Un lieu du réseau où les appareils se trouvent. Rien d’une partie n’y passe.",
        "term_joint": "Hasard commun",
        "about_joint": "Des dés et des pièces nés des secrets de tous les appareils à la fois : personne ne peut les diriger.",
        "term_check": "Vérification",
        "about_check": "Après la partie, chaque appareil ouvre ses secrets, et chacun revoit chaque lancer, pièce et coup.",
        "term_progress": "Progrès",
        "about_progress": "L’expérience, les perles et le classement ensemble. Ils ne sont gardés que sur cet appareil. Pour l’instant, Lexio ne rapporte rien des trois.",
        "term_experience": "Expérience",
        "about_experience": "Des points pour chaque partie finie de Dam ou de Penta : {finished} pour l’avoir finie, {ahead} de plus par adversaire derrière vous, {shared} par adversaire à égalité.",
        "term_pearl": "Perle",
        "about_pearl": "Une pour chaque exploit réussi la première fois, et une pour chaque victoire sur un adversaire classé au moins aussi haut que vous.",
        "term_ranking": "Classement",
        "about_ranking": "Les cotes (Elo) des profils de cet appareil, pour toutes les parties qui comptent. Chacune part de {start} ; celle d’un ordinateur suit son niveau.",
        "term_feat": "Exploit",
        "about_feat": "Quelque chose qui sort de l’ordinaire, dans une liste fixe. La première fois, il rapporte une perle.",
        "term_profile": "Profil",
        "about_profile": "Un joueur de cet appareil : un nom et sa progression.",
        "term_record": "Partie gardée",
        "about_record": "Une partie finie, gardée avec tout son journal.",
        "term_replay": "Revoir",
        "about_replay": "Parcourir une partie gardée, coup par coup.",
    },
}
