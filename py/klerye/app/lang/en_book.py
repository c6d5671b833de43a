"""The books in English: rules and lexicons."""

WORDS = {
    "dam": {
        "D1": "Move in either of two ways. Tap your piece, then the square it goes to; or press the piece, "
        "pull it there without letting go, and drop it. Several captures in one move can be shown square by "
        "square, or by the last square alone when only one way leads there.",
        "D2": "If the game seems stuck, this is why: when you can capture, you must. If you try another move, "
        "the board shows which of your pieces have to capture.",
        "D3": "The board has 8 by 8 squares, and only the dark ones are used. Each player has a dark square at "
        "the left of the nearest row and a light one at the right; the two dark squares that touch near the "
        "right hand are the double corner.",
        "D4": "The board is green and buff, the pieces are red and white (older books call the red ones black). "
        "A piece is a plain disc, wider than tall; a king carries a second disc.",
        "D5": "Each player begins with twelve pieces, on the twelve dark squares nearest to them.",
        "D6": "A man moves one square forward along a diagonal, to an empty square. A king moves one square along "
        "a diagonal, forward or back.",
        "D7": "A piece captures by jumping: diagonally over a neighbouring enemy piece, man or king, to the empty "
        "square right behind it. A man jumps forward only, a king both ways.",
        "D8": "If the same piece can jump again from where it landed, it goes on, and may change direction. Each "
        "jump captures one piece, and all of them leave the board. You never jump over your own piece, nor over "
        "the same piece twice in one move.",
        "D9": "Capturing is compulsory, and a capture once begun is carried on to its end. If there are several, "
        "choose freely: it need not be the longest.",
        "D10": "A man that reaches the far row becomes a king, and its move ends there, even if it could jump on.",
        "D11": "Red moves first, then the players take turns, one move each. You have to move; if you cannot, you "
        "lose.",
        "D12": "In the first game chance decides who has red. In the next games the colours change sides.",
        "D13": "The game is a draw when both players agree to it, when the same position comes for the third time "
        "with the same player to move, or when each player has made forty moves in a row without a capture and "
        "without a man moving. You may also give up.",
    },
    "penta": {
        "P1": "A game has thirteen rounds. In each, you throw five dice up to three times; between throws, touch the dice "
        "you want to keep. One to six players, each with a sheet of their own.",
        "P2": "You need not use every throw: from the first one on you may pick an open box and confirm the turn.",
        "P3": "If you pick nothing after the last throw, the result is written by itself after three seconds, in the box "
        "that the computer would choose. The countdown is on the screen; you can lengthen it or switch it off, and "
        "picking a box stops it.",
        "P4": "Each box is written once. Ones to Sixes count the dice of that number; three and four of a kind (at least) "
        "count all five dice; Full, three equal and two other equal dice, is 25; four in a row is a small straight, "
        "30; five in a row a large one, 40; Chance counts all dice; Penta, five equal, is 50.",
        "P5": "If the six upper boxes come to at least 63, which is three of each number, 35 points are added.",
        "P6": "Any open box may take a throw that scores nothing there: a zero is written and the box is gone. With 1 1 3 "
        "4 6, Full and the large straight would be 0. When no open box scores, the page says so.",
        "P7": "Once 50 stands in the Penta box, each further Penta brings 100, besides what its box takes. A Penta box "
        "with a zero never brings this bonus.",
        "P8": "Where a further Penta may go: into the upper box of its number if that is open (five fours: Fours, 20); "
        "else into any open lower box, where it counts as a joker (Full 25, straights 30 and 40, the others the sum); "
        "else, when the lower part is full, into an upper box for a zero. The 100 is earned all the same.",
        "P9": "If the Penta box holds a zero, five equal dice are an ordinary throw, without bonus and without joker. So "
        "they are while it is open, and then they may also be written there for 50.",
        "P10": "The game ends when everybody has played thirteen rounds. The total is the upper part and its bonus, the "
        "lower part and the further Pentas; the highest wins, and equal totals share the victory.",
    },
    "lexio": {
        "L1": "Two to four people play, each for themselves. One game, from start to end: the highest score wins.",
        "L2": "Whoever arrived first begins; the others follow in the order in which they arrived. On a turn you do one "
        "thing only: place, exchange or pass.",
        "L3": "Everything is in the journal, which all may read at any time: words and points, how many tiles were "
        "exchanged, and every pass, with a word if the clock made it.",
        "L4": "There are 102 tiles: 100 with the 26 letters of the French alphabet, without accents, and 2 jokers. E A I "
        "S N R T U L O are worth 1; D C M P 2; G B 3; V F H 4; Q J X 8; Y K W Z 10; a joker 0.",
        "L5": "Each player holds seven tiles. The table sees how many each holds and how many are left in the bag, never "
        "which, and never their order.",
        "L6": "A joker is given a letter when it is placed, and keeps it to the end.",
        "L7": "After a play you draw until you hold seven again, as long as the bag lasts.",
        "L8": "The clearing has 13 by 13 squares with a block of four closed in each corner: 153 are left, in an "
        "eight-sided shape. A word stops at a closed square as it does at the edge.",
        "L9": "The square in the middle is the source: the first word covers it. It multiplies nothing.",
        "L10": "36 squares are special: eight letter ×2, eight letter ×3, eight word ×2, eight word ×3 and four crossings. "
        "Those for words are on the rim, those for letters inside, the crossings near the source.",
        "L11": "Place one to seven tiles in one row or one column, with no empty square between them; tiles that lie there "
        "already may fill the space. After the first word, every play touches a tile on the board.",
        "L12": "A play forms its main word and each word that its tiles make with their neighbours. A word has two tiles "
        "at least, and is read from left to right or from top to bottom.",
        "L13": "A word is good if it is in the table's list. The list is French whatever the language of the page, and "
        "without accents: été is laid E, T, E.",
        "L14": "All words of a play are looked up when you submit it. If one is unknown, the play is not made, the screen "
        "names it, and it is still your turn: you lose nothing, but the clock goes on. Nobody can challenge a word.",
        "L15": "You have ten tries in reserve. A play refused for an unknown word takes one; one comes back every fifteen "
        "seconds, up to ten. With none left no word can be placed, but you can exchange or pass. A play refused for its "
        "form takes none.",
        "L16": "A word scores the sum of its tiles. Letter ×2 and ×3 multiply the tile placed on them, in each word that "
        "holds it; word ×2 and ×3 multiply the whole word, and two of them multiply each other. A joker stays 0.",
        "L17": "A special square pays only in the play that covers it.",
        "L18": "A crossing doubles both words over it, if the tile placed there is part of two words of that play. With "
        "one word it pays nothing.",
        "L19": "A play of all seven tiles earns 30 more, after everything else.",
        "L20": "Before you submit, the screen shows what the play would score. That promises nothing: neither its form "
        "nor its words have been looked at.",
        "L21": "Exchange one tile or more, up to the whole rack, for as many from the bag, which must hold that many. You "
        "draw first; then what you gave back is mixed in, so you cannot draw it again.",
        "L22": "You may always pass. Exchanging and passing score nothing and end the turn. The table sees how many tiles "
        "you exchanged, never which.",
        "L23": "A turn has a time limit, and the time left is on the screen. When it is over the table passes for you; it "
        "never looks for a word in your place.",
        "L24": "A player who is cut off keeps seat and rack, but when the turn comes the table waits a few seconds only. "
        "Coming back does not bring back lost time.",
        "L25": "The game ends when a player places the last tile while the bag is empty. The others lose the value of "
        "their tiles, and that player gains it all.",
        "L26": "The game also ends after two rounds of the table without a word. Then each loses the value of their own "
        "tiles, and nobody gains.",
        "L27": "A joker left on the rack costs nothing; a score can fall below zero. The highest score wins, equal scores "
        "share the victory. At the end all racks are turned up.",
        "L28": "For now, a game of Lexio earns neither experience nor pearls nor a place in the ranking.",
        "L29": "The words of the game are explained below; each leads to the rule that settles it.",
        "term_rack": "Rack",
        "about_rack": "Where you keep your tiles, seven at most, out of the others' sight until the game ends.",
        "term_clearing": "Clearing",
        "about_clearing": "The board: a square with its corners closed, which leaves eight sides and 153 squares.",
        "term_crossing": "Crossing",
        "about_crossing": "One of four squares near the source that double both words of a play, if both run over it.",
        "term_exchange": "Exchange",
        "about_exchange": "To give tiles back for as many from the bag, in place of placing.",
        "term_end": "End of the game",
        "about_end": "When a player is out of tiles and the bag is empty, or after two rounds without a word.",
        "term_tile": "Tile",
        "about_tile": "A letter with its worth, or a joker. There are 102.",
        "term_joker": "Joker",
        "about_joker": "A blank tile, worth nothing, that stands for the letter you give it.",
        "term_letters": "Letter ×2, letter ×3",
        "about_letters": "Squares that multiply the worth of the tile placed on them.",
        "term_list": "Word list",
        "about_list": "The French words that the table takes for good. It is not this page, which explains the game.",
        "term_words": "Word ×2, word ×3",
        "about_words": "Squares that multiply the whole word placed over them.",
        "term_pass": "Pass",
        "about_pass": "To let the turn go. The table does it for you when your time is over.",
        "term_place": "Place",
        "about_place": "To lay tiles from your rack in one row or column, joined to what is there.",
        "term_bag": "Bag",
        "about_bag": "The tiles nobody has drawn yet, well mixed.",
        "term_source": "Source",
        "about_source": "The square in the middle, which the first word covers.",
    },
}
