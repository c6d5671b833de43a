"""The books in French: rules and lexicons."""

WORDS = {
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
    },
}
