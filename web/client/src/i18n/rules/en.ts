import type { RulesTexts } from './texts';

export const rulesEn: RulesTexts = {
  catan: {
    goal: {
      head: 'Goal',
      text: [
        'You settle an island together. The first player with ten victory points in their own turn wins. A table can agree on another number.',
        'A settlement counts one point, a city two. The longest road and the largest army bring two each, a victory point card one.',
      ],
      question: 'How many points does red have in this picture?',
      options: [
        ['2 points', 'The city counts double: 2 for it and 1 for the settlement.'],
        ['3 points', 'The city counts 2, the settlement 1. Roads alone count nothing.'],
        ['5 points', 'Roads alone count nothing.'],
      ],
    },
    founding: {
      head: 'Founding',
      text: [
        'In turn, everybody places a settlement on a free corner and a road next to it. The second round goes backwards: the last player places again at once.',
        'There are always at least two edges between two settlements, whoever owns them. The second settlement brings one card from each hexagon that it touches.',
      ],
      question: 'Blue is here already. Where may red found? Tap a corner.',
      options: [
        [
          'Corner at the top',
          'Too close: only one edge lies between this corner and the blue settlement.',
        ],
        ['Corner at the lower left', 'Allowed: every neighbouring corner is free.'],
        ['Corner at the bottom', 'Allowed: two edges lie between.'],
        ['Corner at the lower right', 'Too close: this corner is next to the blue settlement.'],
      ],
    },
    turn: {
      head: 'A turn',
      text: [
        'The dice come first, and everybody gets their yield. Then you trade and build as often as you can pay, in any order. Then you end your turn.',
        'Once in a turn you may play a development card, even before the roll.',
      ],
      question: 'It is your turn and you have not rolled yet. What may you do?',
      options: [
        ['Build a road', 'Roll first: building and trading come after it.'],
        ['Play a knight', 'Yes. Nothing else is allowed before the roll.'],
        ['Trade with the bank', 'Roll first: building and trading come after it.'],
      ],
    },
    production: {
      head: 'Dice and yield',
      text: [
        'The sum of the two dice names the hexagons that bring a yield. Each settlement at such a hexagon gets one card, each city two. This is true for everybody, not only for the player who rolls.',
        'The dots under a number show how many of the 36 rolls give it. The robber’s hexagon and the desert bring nothing.',
        'If the bank cannot pay everybody, nobody gets that resource. If only one player has a claim, they get the rest.',
      ],
      question: 'The roll is an 8. What does the field in the centre give?',
      options: [
        ['Red 1 grain, blue 1 grain', 'A city gets two cards.'],
        ['Red 1 grain, blue 2 grain', 'One for a settlement, two for a city: exactly.'],
        ['Only the player who rolled gets something', 'The yield is for everybody at the hexagon.'],
      ],
    },
    robber: {
      head: 'The seven and the robber',
      text: [
        'A seven brings no yield. Whoever has more than seven resource cards gives back half of them, rounded down: four of nine.',
        'Then the player whose turn it is moves the robber to another land hexagon and takes one card from the hand of a player who has built there. A knight does the same, and nobody discards.',
        'The robber’s hexagon brings nothing until the robber moves on. Harbours and building sites stay usable.',
      ],
      question: 'Red must move the robber out of the desert. Where to? Tap a hexagon.',
      options: [
        ['Field in the centre', 'Good: blue has built here, and red may steal a card.'],
        ['Desert', 'No: the robber must leave its hexagon.'],
        ['Forest at the bottom', 'Allowed, but nobody lives here: there is nothing to steal.'],
      ],
    },
    trade: {
      head: 'Trade and harbours',
      text: [
        'In your turn, after the roll, you trade with the others at any rate that both want. They trade only with you, not with each other. Gifts are not allowed.',
        'The bank takes four equal cards for one. At a harbour with 3:1 three equal cards are enough. A resource harbour gives 2:1, but only for its own resource.',
      ],
      question: 'Red has the wool harbour. What does the bank accept?',
      options: [
        ['2 wool for 1 ore', 'Yes, that is what the wool harbour is for.'],
        ['2 wood for 1 ore', 'No: the wool harbour helps only with wool.'],
        ['4 wood for 1 ore', 'Yes: 4:1 is always possible, even without a harbour.'],
      ],
    },
    building: {
      head: 'Building',
      text: [
        'A road joins an own road or an own building. It cannot go on through a settlement of another player.',
        'A settlement needs an own road, and free space on all neighbouring corners. A city replaces an own settlement.',
        'You have 15 roads, 5 settlements and 4 cities. What is used up cannot be built.',
      ],
      question: 'Where may red build a road? Tap an edge.',
      options: [
        ['Edge at the red road', 'Yes: it makes the red road longer.'],
        ['Edge at the red settlement', 'Yes: it starts at the own settlement.'],
        ['Edge behind the blue settlement', 'No: it touches nothing red.'],
        ['Edge at the bottom', 'No: it touches nothing red.'],
      ],
    },
    cards: {
      head: 'Development cards',
      text: [
        'A card costs wool, grain and ore and is drawn unseen. The deck has 14 knights, 5 victory points and two each of road building, year of plenty and monopoly.',
        'You play at most one in a turn, and none that you bought in this turn. Victory points are never played: they count by themselves and stay secret until the end.',
      ],
      question: 'You have just bought a knight. You also hold an older one. What is possible?',
      options: [
        ['Play the older one', 'Yes: it is not from this turn.'],
        ['Play both', 'No: only one card in a turn, and the new one not yet.'],
        ['Play neither', 'You may: the older one can be played.'],
      ],
    },
    awards: {
      head: 'Longest road, largest army',
      text: [
        'The first player with five own roads in a row gets the longest road: two points. Branches do not count, and a building of another player interrupts the road.',
        'The first player who has played three knights gets the largest army: two points. Both change only when somebody has more, not on a tie.',
      ],
      question: 'Red has five roads in a row. Blue builds its fifth. Who owns the award?',
      options: [
        ['Red', 'Exactly: a tie changes nothing.'],
        ['Blue', 'Blue needs more than red: six.'],
        ['Both', 'At most one player has the award.'],
      ],
    },
    end: {
      head: 'The end',
      text: [
        'The game ends as soon as somebody has enough points in their own turn. Secret victory point cards count as well.',
        'Then the page shows the result with all points, and in the replay all hands are open.',
      ],
      question:
        'In your turn blue loses the longest road to red. Red now has ten points. What happens?',
      options: [
        ['Red wins at once', 'Not yet: only the own turn counts.'],
        ['Red wins if it still has ten in its own turn', 'Right: the own turn decides.'],
      ],
    },
  },
  torres: {
    goal: {
      head: 'Goal',
      text: [
        'For three phases you all build the same eight castles. Each phase ends with a scoring: large castles and knights on high levels bring points.',
        'The castles belong to nobody. What counts is where your knights stand. Whoever leads after the third scoring wins.',
      ],
    },
    castles: {
      head: 'Castles and blocks',
      text: [
        'A block goes onto a castle or onto a free square next to one. Nobody builds on a square with a figure.',
        'Two castles must never grow together, not even along one edge. No castle becomes higher than the number of its squares.',
      ],
      question: 'Where may the next block go? Tap a square.',
      options: [
        ['Gap between the castles', 'No: two castles would grow together here.'],
        ['Square above the castle', 'Yes: the castle grows by one square.'],
        ['Onto the castle', 'Yes: the castle has two squares, so it may be two high.'],
        ['Corner of the board', 'No: a block must not found a new castle.'],
      ],
    },
    turn: {
      head: 'Action points',
      text: [
        'A turn has five action points. A block, a step, drawing a card or a victory point cost one, a new knight costs two. The order is free.',
        'Until you confirm the turn you can take back everything except drawing a card. What is left over is lost.',
      ],
      question: 'You have five points. Which turn is possible?',
      options: [
        ['Place two knights and move two steps', 'That would be six points.'],
        ['One knight, two blocks, one step', 'Exactly five: 2 + 2 + 1.'],
        ['Take five victory points', 'Possible as well: one for each point.'],
      ],
    },
    knights: {
      head: 'Knights',
      text: [
        'A knight moves straight to a free neighbouring square. It climbs at most one level and jumps down any number of levels.',
        'A new knight goes next to an own one, not higher than that. Everybody has six knights.',
      ],
      question: 'Where may the orange knight go? Tap a square.',
      options: [
        ['Square on level 2', 'Yes: one level up.'],
        ['Square on the ground', 'Yes: down is always possible.'],
        ['Square on level 3', 'No: two levels at once are too many.'],
        ['Square of the blue knight', 'No: the square is occupied.'],
      ],
    },
    doors: {
      head: 'Through the doors',
      text: [
        'Every block has doors on all sides. A knight in front of a door can walk in and come out of another door of the same castle for one point.',
        'So it reaches the other side of a castle with one point. The exit is not higher than the entrance.',
      ],
      question:
        'The orange knight stands on the ground in front of the castle. What can it reach with one point?',
      options: [
        ['The square on the other side', 'Yes: in, and out again over there.'],
        ['The roof of the castle', 'Yes: an ordinary step, one level up.'],
        ['A square far away from the castle', 'No: the doors lead only around this castle.'],
      ],
    },
    cards: {
      head: 'Action cards',
      text: [
        'Drawing a card costs one point, at most twice in a turn. It can be played from the next turn on, for nothing, and at most one in a turn.',
        'There are ten kinds. Each breaks one rule: climb two levels, move diagonally, push a block under a knight, more action points.',
      ],
      question: 'You have just drawn a card. When may you play it?',
      options: [
        ['At once', 'No: in your next turn at the earliest.'],
        ['In your next turn', 'Right, and then it costs nothing more.'],
      ],
    },
    king: {
      head: 'The king',
      text: [
        'The king stands in a castle. Whoever has a knight there on exactly level one, two, three in phase one, two, three gets 5, 10, 15 points more.',
        'After the first and second scoring the last player may put the king onto another castle.',
      ],
      question:
        'Second phase: your knight in the king’s castle is on level 3. Do you get the bonus?',
      options: [
        ['Yes, 10 points', 'No: the level must be exact, so 2.'],
        ['No', 'Right: in the second phase only level 2 counts.'],
      ],
    },
    scoring: {
      head: 'Scoring',
      text: [
        'Each castle with a knight of yours counts its area times the level of your highest knight in it. Further knights in the same castle count nothing.',
        'Nobody stands on the field of another player on the scoring track: whoever lands there moves on to the next free one.',
      ],
      question:
        'The castle has four squares. Orange stands on level 2 and on level 1. How many points?',
      options: [
        ['4', 'The highest knight counts: level 2.'],
        ['8', 'Area 4 times level 2: exactly.'],
        ['12', 'Only the highest knight counts, not the sum.'],
      ],
    },
    years: {
      head: 'Three phases',
      text: [
        'With two players each phase has four rounds. With three and four players the first has four, the others three.',
        'There is a stack of blocks for each round. What you do not build goes to your other stacks of the phase, each up to three high.',
      ],
    },
  },
};
