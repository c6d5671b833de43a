"""French."""

AND = "et"


def plural(n: int) -> int:
    """The form for `n` things: in French zero is singular too."""
    return 0 if abs(n) < 2 else 1


WORDS = {
    "app": {
        "decimal": ",",
        "name": "Kleryè",
        "language": "Langue",
        "back": "Retour",
        "rules": "Règles",
        "rule": "Règle {rule}",
        "dismiss": "Fermer ce message",
        "yes": "Oui",
        "no": "Non",
    },
    "first": {
        "loading": "On prépare la table…",
        "failed": "Quelque chose n’a pas marché et le jeu s’est arrêté. Ce qui a été joué reste sur cet "
        "appareil.",
        "network": "Le réseau s’est perdu pendant le chargement du jeu. Réessayez.",
        "memory": "Il reste trop peu de mémoire sur cet appareil. Fermez d’autres pages et applications, puis réessayez.",
        "again": "Réessayer",
        "details": "Ce qui s’est passé, pour qui voudra réparer",
        "no_script": "Kleryè a besoin de JavaScript : merci de l’autoriser pour cette page.",
    },
    "home": {
        "tagline": "Des jeux pour ceux qui sont autour de vous, sur un seul appareil.",
        "new": "Nouvelle partie",
        "unfinished": "Reprendre",
        "save": "{game} : {names}",
        "continue": "Continuer",
        "forget": "Supprimer",
        "ask_forget": "Supprimer cette partie ? Elle ne pourra pas être récupérée.",
        "news": "Une nouvelle version de Kleryè est là.",
        "renew": "La charger maintenant",
        "other_tabs": "Kleryè est aussi ouvert dans un autre onglet. Fermez-le là-bas, puis chargez la nouvelle version ici.",
        "file": "Depuis un fichier",
        "open_file": "Ouvrir une partie enregistrée",
    },
    "setup": {
        "who": "Qui joue ?",
        "player": "Joueur {n}",
        "computer": "Ordinateur {n}",
        "level": "Qui joue à la place {n}",
        "computers": "Ordinateur",
        "by_person": "Une personne",
        "by_easy": "Facile",
        "by_medium": "Moyen",
        "by_hard": "Difficile",
        "by_best": "Expert",
        "more": "Un joueur de plus",
        "fewer": "Un joueur de moins",
        "clock": "Temps par tour",
        "no_clock": "Sans limite",
        "minutes": ("{n} minute", "{n} minutes"),
        "start": "Commencer la partie",
    },
    "engine": {
        "damaged": "Le fichier « {file} » des joueurs ordinateurs est abîmé.",
        "weaker": "Un fichier des joueurs ordinateurs n’a pas pu être obtenu en entier : ils jouent quand même, moins bien.",
    },
    "advice": {
        "close": "Fermer",
        "ask": "Que jouer de mieux ?",
        "thinks": "On regarde …",
        "best": "Le mieux à faire",
        "more": ("{n} de plus", "{n} de plus"),
        "loses": "−{worth}",
        "review": "Revoir la partie",
        "title": "La partie avec le recul",
        "decisions": (
            "{name} : {n} décision, qui a coûté {worth} en tout.",
            "{name} : {n} décisions, qui ont coûté {worth} en tout.",
        ),
        "luck": "Le hasard a donné {worth}.",
        "turning": "Les tournants de la partie",
        "better": "Le mieux était : {act}",
        "lost": "a coûté {worth}",
        "lost_least": "a coûté au moins {worth}",
        "picture": "Une barre pour chaque décision, vers le bas pour ce qu’elle a coûté, et pour chaque réponse du hasard.",
    },
    "rules": {
        "title": "{game} : les règles",
        "terms": "Les mots du jeu",
    },
    "table": {
        "turn": "À {name} de jouer",
        "thinks": "{name} réfléchit",
        "to_move": "à jouer",
        "won": ("Victoire : {names}", "Victoire partagée : {names}"),
        "drawn": "Partie nulle",
        "chance": "Tirage au sort…",
        "hand_over": "Passez l’appareil à {name}",
        "ready": "Je suis {name}",
        "again": "Réessayer",
        "back": "Reprendre le coup",
        "flip": "Tourner le damier",
        "export": "Enregistrer dans un fichier",
        "rematch": "Rejouer",
        "leave": "Retour aux jeux",
        "journal": ("{n} entrée dans le journal", "{n} entrées dans le journal"),
        "at_line": "Ligne {line} : {what}",
        "over": "La partie est finie.",
        "not_your_turn": "C’est à un autre joueur de jouer.",
        "stale": "Autre chose s’est passé avant. Regardez de nouveau le plateau.",
        "no_deal": "Il n’y a rien à tirer maintenant.",
        "deal_first": "Il faut d’abord tirer au sort.",
        "unreadable": "« {text} » n’a pas de sens ici.",
        "dealt_count": "Il fallait en tirer {wanted}, et non {got}.",
        "dealt_not_in_pool": "« {face} » ne pouvait pas sortir.",
        "seats": "Ce jeu se joue de {least} à {most} joueurs.",
        "option_unknown": "L’option « {option} » n’existe pas.",
        "option_wrong": "La valeur de l’option « {option} » ne convient pas.",
        "no_such_game": "Aucun jeu ne s’appelle « {game} » ici.",
        "not_opened": "Une partie enregistrée doit commencer par l’ouverture de sa table.",
        "opened_twice": "La table est ouverte une seconde fois.",
        "out_of_order": "L’entrée {got} est à la place de l’entrée {wanted}.",
        "chain": "L’entrée {n} ne fait pas suite à la précédente.",
        "stamp": "L’entrée {n} porte une heure antérieure à celle de la précédente.",
        "not_late": "Le temps de ce tour n’est pas écoulé.",
        "hidden": "Une partie de l’entrée {n} est cachée : seul un journal entier peut être repris.",
        "journal_full": "Une table a au plus {most} entrées.",
        "nothing_to_take_back": "Il n’y a rien à reprendre.",
        "no_take_back": "Dans ce jeu, on ne reprend pas un coup.",
        "chance_between": "Le hasard est passé depuis : ce coup ne peut plus être repris.",
        "elsewhere": "Cette partie est ouverte dans un autre onglet.",
        "read_only": "Cette partie est ouverte dans un autre onglet : ici, vous pouvez seulement regarder.",
        "play_here": "Jouer ici",
        "gone": "Cette partie n’est plus gardée ici.",
        "other_course": "Une partie au même début, mais à la suite différente, est déjà gardée ici. "
        "Supprimez-la d’abord.",
        "not_stored": "L’appareil n’a pas pu enregistrer le coup, qui n’a donc pas été joué. La mémoire "
        "est-elle pleine ?",
        "not_fetched": "Un fichier de ce jeu n’a pas pu être chargé. Vérifiez le réseau, puis réessayez.",
        "not_kept": "Ce navigateur ne garde pas les parties : elles seront perdues à la fermeture de la "
        "page. Enregistrez-les dans des fichiers.",
        "set_aside": "Une partie enregistrée était abîmée (ligne {line}) ; elle a été mise de côté. Les "
        "autres sont intactes. {why}",
        "empty": "Le fichier est vide.",
        "line_long": "Elle dépasse {most} octets.",
        "not_json": "Ce n’est pas une ligne de partie enregistrée.",
        "format": "Elle vient d’une autre version de Kleryè ; celle-ci lit le format {wanted}.",
        "shape": "Ses champs ne sont pas ceux d’une entrée.",
        "field": "Le champ « {field} » ne convient pas.",
        "file_large": "Le fichier est trop gros pour une partie enregistrée.",
        "name_empty": "Chaque joueur doit avoir un nom.",
        "name_long": "Un nom a au plus {most} caractères.",
        "name_unseen": "Un nom ne peut pas contenir de caractères invisibles.",
        "names_same": "Chaque joueur doit avoir un nom différent.",
    },
    "dam": {
        "name": "Dam",
        "worth": "{men} pions",
        "worth_win": ("gagne en {n} coup", "gagne en {n} coups"),
        "worth_loss": ("perd en {n} coup", "perd en {n} coups"),
        "tagline": "Les dames américaines, à deux",
        "seating": "Les rouges commencent. Les couleurs sont tirées au sort, puis changent de camp à chaque "
        "partie.",
        "board": "Damier de 32 cases foncées",
        "square": "{square}, {what}",
        "nothing": "vide",
        "red": "Rouge",
        "white": "Blanc",
        "red_man": "pion rouge",
        "red_king": "dame rouge",
        "white_man": "pion blanc",
        "white_king": "dame blanche",
        "chosen": "pièce choisie",
        "goal": "arrivée possible",
        "pointed": "doit prendre",
        "pieces": ("{n} pièce", "{n} pièces"),
        "offer": "Proposer la nulle",
        "offered": "La nulle est proposée. L’acceptez-vous ?",
        "accept": "Accepter la nulle",
        "decline": "Continuer à jouer",
        "resign": "Abandonner",
        "ask_resign": "Abandonner cette partie ? L’autre joueur gagne.",
        "told_red": "{name} joue les rouges.",
        "told_move": "{name} : {start} va en {end}.",
        "told_jump": (
            "{name} : {start} prend et arrive en {end}.",
            "{name} : {start} en prend {n} et arrive en {end}.",
        ),
        "told_crowned": "{name} : {start} va en {end} et devient dame.",
        "told_offer": "{name} propose la nulle.",
        "told_accept": "{name} accepte la nulle.",
        "told_decline": "{name} continue à jouer.",
        "told_resign": "{name} abandonne.",
        "must_jump": "Quand on peut prendre, on doit prendre. Regardez {squares}.",
        "must_finish": "La prise continue depuis {square} : terminez-la.",
        "not_yours": "La pièce en {square} n’est pas à vous.",
        "empty": "Il n’y a pas de pièce en {square}.",
        "occupied": "La case {square} est occupée.",
        "stuck": "La pièce en {square} ne peut pas bouger maintenant.",
        "backward": "Un pion ne fait qu’avancer ; seule une dame recule.",
        "not_a_move": "Ce n’est pas un coup : une case en diagonale, ou un saut par-dessus une pièce "
        "voisine.",
        "own_piece": "On ne saute pas par-dessus sa propre pièce, ici en {square}.",
        "twice": "La pièce en {square} est déjà prise dans ce coup.",
        "crowned": "La nouvelle dame en {square} s’arrête là jusqu’à son prochain coup.",
        "ambiguous": "Plusieurs chemins mènent en {square} : montrez le vôtre, case par case.",
        "which_route": "Plusieurs chemins conviennent : {routes}.",
        "fen": "Colonne {column} : il faudrait ici {wanted}, et non « {text} ».",
        "fen_side_to_move": "le camp au trait, B ou W",
        "fen_side": "un camp, B ou W",
        "fen_other_side": "l’autre camp",
        "fen_colon": "deux-points",
        "fen_square": "une case de 1 à 32",
        "fen_higher_square": "une case de numéro plus grand",
        "fen_free_square": "une case encore libre",
        "fen_king": "une dame, car un pion est promu sur cette rangée",
        "fen_end": "la fin",
        "no_fen": "Les en-têtes parlent d’une position mais n’en donnent pas.",
        "answer_first": "Répondez d’abord à la proposition de nulle.",
        "no_offer": "Personne n’a proposé la nulle.",
        "offered_already": "Vous avez déjà proposé la nulle à ce tour.",
        "unreadable": "« {text} » n’est pas un coup de Dam.",
        "over_blocked": "L’autre camp ne peut plus bouger.",
        "over_taken": "L’autre camp n’a plus de pièces.",
        "over_resigned": "L’autre camp a abandonné.",
        "over_threefold": "La même position se présente pour la troisième fois.",
        "over_quiet": "Quarante coups de chaque côté sans prise ni avance d’un pion.",
        "over_agreed": "Les deux camps sont d’accord.",
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
        "name": "Penta",
        "worth": "{total} points attendus",
        "aside": "Dés : {dice}",
        "tagline": "Cinq dés, treize cases, d’un à six joueurs",
        "seating": "Chacun lance à son tour, dans l’ordre des places.",
        "dice": "Les cinq dés",
        "die": "Dé {place} : {face}",
        "no_face": "pas lancé",
        "kept": "gardé",
        "throw": ("Lancer (encore {n})", "Lancer (encore {n})"),
        "confirm": "Valider le tour : {points} en {box}",
        "sacrifice": "Sacrifier {box}",
        "ask_sacrifice": "Écrire un zéro en {what} ? La case sera perdue.",
        "hint_throw": "Lancez les dés pour commencer.",
        "hint_keep": "Touchez les dés à garder, puis relancez les autres, ou choisissez une case.",
        "hint_pick": "Choisissez une case.",
        "nothing_scores": "Aucune case ouverte ne rapporte : il faut en sacrifier une.",
        "joker_own": "Encore un Penta, 100 de plus ! Il doit aller en {box}.",
        "joker_lower": "Encore un Penta, 100 de plus ! Choisissez une case ouverte de la partie basse.",
        "joker_upper": "Encore un Penta, 100 de plus ! La partie basse est pleine : une case du haut prend "
        "un zéro.",
        "countdown": (
            "Inscription automatique dans {n} seconde.",
            "Inscription automatique dans {n} secondes.",
        ),
        "by_itself": "Après le dernier lancer, inscription automatique",
        "patience": ("après {n} seconde", "après {n} secondes"),
        "never": "jamais",
        "sheets": "Feuilles de score",
        "box": "Case",
        "upper": "Partie haute",
        "extras": "Autres Pentas",
        "total": "Total",
        "closed": "{box} : case fermée pour ces dés",
        "would_take": "{box} : {points} maintenant",
        "box_ones": "As",
        "box_twos": "Deux",
        "box_threes": "Trois",
        "box_fours": "Quatre",
        "box_fives": "Cinq",
        "box_sixes": "Six",
        "box_three": "Brelan",
        "box_four": "Carré",
        "box_full": "Full",
        "box_small": "Petite suite",
        "box_large": "Grande suite",
        "box_chance": "Chance",
        "box_penta": "Penta",
        "told_throw": "{name} lance.",
        "told_keep": "{name} garde {dice} et relance.",
        "told_dice": "{name} a {dice}.",
        "told_write": "{name} écrit {points} en {box}.",
        "told_extra": "{name} écrit {points} en {box}, et 100 de plus pour un autre Penta.",
        "throw_first": "Lancez d’abord les dés.",
        "no_throw_left": "Les {most} lancers sont faits : choisissez une case.",
        "nothing_to_throw": "Tous les dés sont gardés : lâchez-en un, ou choisissez une case.",
        "written": "La case {box} est déjà remplie.",
        "own_box_first": "Un autre Penta doit d’abord aller en {box}.",
        "lower_first": "Un autre Penta va d’abord dans la partie basse, car la case {box} est remplie.",
        "unreadable": "« {text} » n’est pas un coup de Penta.",
        "over_total": "Toutes les feuilles sont pleines ; le plus haut total gagne.",
        "sheet_shape": "Ce n’est pas une feuille de score.",
        "sheet_points": "La case {box} ne peut pas contenir {points} points.",
        "sheet_extras": "{got} autres Pentas, c’est impossible : {most} au plus.",
        "sheet_total": "Le total devrait être {wanted}, et non {got}.",
        "sheet_rounds": "Les feuilles n’ont pas le même nombre de tours.",
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
        "name": "Lexio",
        "worth_at": "{square} : {points} points, avec ce qui reste sur le chevalet",
        "worth": "{points} points, avec ce qui reste sur le chevalet",
        "aside": (
            "Chevalet : {rack}. {n} pièce pas encore vue : {unseen}",
            "Chevalet : {rack}. {n} pièces pas encore vues : {unseen}",
        ),
        "tagline": "Des mots français sur une clairière à huit côtés, de deux à quatre joueurs",
        "seating": "On joue dans l’ordre des places. Les mots sont français, sans accents.",
        "board": "Clairière de 13 cases sur 13, coins fermés",
        "square": "{place}, {what}",
        "empty": "vide",
        "source": "source, le premier mot doit la couvrir",
        "letter2": "lettre compte double",
        "letter3": "lettre compte triple",
        "word2": "mot compte double",
        "word3": "mot compte triple",
        "crossing": "croisement",
        "mark_letter": "L",
        "mark_word": "M",
        "tile": "{letter}, {points}",
        "joker": "joker",
        "joker_as": "joker pour {letter}",
        "ask_joker": "Quelle lettre le joker remplace-t-il ?",
        "rack": "Votre chevalet",
        "on_board": "posée sur la clairière",
        "rack_empty": "plus de pièce",
        "bag": ("{n} pièce dans le sac", "{n} pièces dans le sac"),
        "tiles": ("{n} pièce", "{n} pièces"),
        "points": ("{n} point", "{n} points"),
        "submit": "Placer : {points}",
        "recall": "Reprendre",
        "shuffle": "Mélanger",
        "exchange": "Échanger",
        "pass": "Passer",
        "swap_now": ("Échanger {n} pièce", "Échanger {n} pièces"),
        "swap_not": "Ne rien échanger",
        "hint_first": "Placez le premier mot sur la source, au milieu.",
        "hint_place": "Touchez une pièce, puis une case ; ou glissez-la ; ou touchez une case et tapez.",
        "hint_swap": "Touchez les pièces à rendre.",
        "tries": ("Encore {n} essai.", "Encore {n} essais."),
        "next_try": "Un de plus dans {seconds} s.",
        "idle": (
            "Personne n’a placé depuis un moment : encore un tour sans mot et la partie finit.",
            "Personne n’a placé depuis un moment : encore {n} tours sans mot et la partie finit.",
        ),
        "told_place": ("{name} : {words}, {n} point.", "{name} : {words}, {n} points."),
        "told_exchange": ("{name} échange {n} pièce.", "{name} échange {n} pièces."),
        "told_pass": "{name} passe.",
        "told_late": "{name} n’a plus de temps, et passe.",
        "told_tried": "{name} a essayé un mot qui n’est pas dans la liste.",
        "told_show": "{name} montre {tiles}.",
        "told_draw": ("{name} pioche {n} pièce.", "{name} pioche {n} pièces."),
        "no_tile": "Placez au moins une pièce.",
        "not_in_rack": "Pas sur votre chevalet : {tiles}.",
        "joker_letter": "Il faut une lettre au joker.",
        "off_board": "C’est hors de la clairière.",
        "blocked": "Fermé : {squares}.",
        "occupied": "Déjà couvert : {squares}.",
        "not_in_line": "Les pièces doivent être sur une seule ligne ou une seule colonne.",
        "gap": "Il reste un vide entre les pièces : {squares}.",
        "one_tile_first": "Il faut au moins deux pièces pour le premier mot.",
        "source_not_covered": "Le premier mot doit couvrir la source, au milieu.",
        "disconnected": "Les pièces doivent toucher une pièce déjà placée.",
        "not_a_word": "Pas dans la liste de mots : {words}.",
        "no_tries": "Vous n’avez plus d’essais ; un revient dans {seconds} s. Vous pouvez échanger ou "
        "passer.",
        "good_word": "Finalement dans la liste : {words}.",
        "bag_short": "Le sac n’en contient que {bag}, et non {wanted}.",
        "racks_up": "La partie est finie : il ne reste qu’à découvrir les chevalets.",
        "not_ended": "Les chevalets ne se découvrent qu’à la fin.",
        "unreadable": "« {text} » n’est pas un coup de Lexio.",
        "list_damaged": "La liste de mots est arrivée abîmée. Veuillez réessayer.",
        "over_out": "Le sac est vide et un joueur a placé toutes ses pièces : il gagne la valeur de celles "
        "qui restent aux autres.",
        "over_rounds": "Deux tours de table sans mot : chacun perd la valeur de ce qui reste sur son "
        "chevalet.",
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
