// The texts of the guided first games.
import { settings } from '../../ui/settings.svelte';

type StepText = { text: string; button?: string };
type LearnTexts = Record<'catan' | 'torres', Record<string, StepText>>;

const de: LearnTexts = {
  catan: {
    welcome: {
      text: 'Willkommen auf der Insel! Du spielst Rot. Jedes Feld liefert einen Rohstoff: Wald gibt Holz, Hügelland Lehm, Weideland Wolle, Ackerland Getreide, Gebirge Erz. Wer zuerst zehn Punkte hat, gewinnt.',
    },
    settlement: {
      text: 'Gründe deine erste Siedlung. Die leuchtende Ecke ist gut: Die 6 fällt oft, und hier gibt es Lehm, Holz und Getreide. Tippe darauf.',
    },
    road: { text: 'Von jeder Siedlung geht eine Straße aus. Lege sie an die leuchtende Kante.' },
    second: {
      text: 'Blau hat zwei Siedlungen gesetzt. Jetzt kommt deine zweite. Sie bringt sofort je eine Karte ihrer Felder: Holz, Erz und Lehm.',
    },
    secondRoad: { text: 'Auch hier gehört eine Straße dazu.' },
    roll: {
      text: 'Die Gründung ist vorbei. Jeder Zug beginnt mit den Würfeln: Ihre Summe bestimmt, welche Felder Ertrag bringen.',
      button: 'Würfeln',
    },
    build: {
      text: 'Eine 6! Dein Hügelland gibt dir einen Lehm. Holz und Lehm ergeben eine Straße: Baue sie an der leuchtenden Kante.',
    },
    trade: {
      text: 'Einige Züge später hast du viel Wolle, aber kein Getreide. Die Bank tauscht vier gleiche Karten gegen eine beliebige.',
      button: '4 Wolle gegen 1 Getreide',
    },
    newSettlement: {
      text: 'Holz, Lehm, Wolle und Getreide: Das ist eine Siedlung! Sie braucht eine eigene Straße und Abstand zu allen anderen.',
    },
    robber: {
      text: 'Du würfelst eine 7: Der Räuber zieht weiter. Stelle ihn auf ein Feld von Blau. Dort gibt es dann keinen Ertrag, und du stiehlst eine Karte.',
    },
    city: {
      text: 'Drei Erz und zwei Getreide machen aus einer Siedlung eine Stadt. Sie zählt zwei Punkte und bringt doppelten Ertrag.',
    },
    card: {
      text: 'Wolle, Getreide und Erz kaufen eine Entwicklungskarte. Sie wird verdeckt gezogen und gilt ab dem nächsten Zug.',
      button: 'Karte kaufen',
    },
    done: {
      text: 'Ein Ritter! Du hast vier Punkte und kennst jetzt alles, was du für dein erstes Spiel brauchst. Der Rest steht in den Regeln.',
    },
  },
  torres: {
    welcome: {
      text: 'Acht kleine Burgen stehen auf dem Plan. Du spielst Orange. Alle bauen an denselben Burgen; Punkte bringen große Burgen und hoch stehende Ritter.',
    },
    first: { text: 'Setze deinen ersten Ritter auf die leuchtende Burg.' },
    king: {
      text: 'Blau hat seinen Ritter und den König gesetzt. Wer in der Burg des Königs auf der richtigen Ebene steht, bekommt bei der Wertung einen Bonus.',
    },
    block: {
      text: 'Dein Zug: fünf Aktionspunkte. Ein Baustein kostet einen und kommt neben eine Burg oder auf sie. Vergrößere deine Burg auf einem leuchtenden Feld.',
    },
    area: {
      text: 'Die Burg hat jetzt zwei Felder. Größer ist besser, denn bei der Wertung zählt ihre Fläche. Baue noch ein Feld an.',
    },
    height: {
      text: 'Drei Felder: Die Burg darf bis zu drei hoch werden. Setze einen Stein obendrauf.',
    },
    climb: {
      text: 'Ein Ritter steigt mit einem Schritt höchstens eine Ebene. Ziehe ihn auf das leuchtende Feld, auf Ebene zwei.',
    },
    point: {
      text: 'Ein Aktionspunkt ist übrig. Du kannst ihn gegen einen Siegpunkt tauschen.',
      button: 'Punkt nehmen',
    },
    end: { text: 'Alle Punkte sind verteilt. Bestätige deinen Zug.', button: 'Zug bestätigen' },
    knight: {
      text: 'Blau war am Zug, du bist wieder dran. Ein neuer Ritter kostet zwei Punkte und kommt neben einen eigenen, nicht höher als dieser.',
    },
    card: {
      text: 'Für einen Punkt ziehst du eine Aktionskarte. Ab dem nächsten Zug darfst du sie spielen, ohne etwas zu bezahlen.',
      button: 'Karte ziehen',
    },
    scoring: {
      text: 'So zählt die Wertung: Deine Burg hat drei Felder, dein höchster Ritter steht auf Ebene zwei. Das gibt 3 × 2 = 6 Punkte. Der zweite Ritter in derselben Burg zählt nicht.',
    },
    done: {
      text: 'Drei Phasen, drei Wertungen: Wer dann vorn liegt, gewinnt. Jetzt kannst du spielen!',
    },
  },
};

const en: LearnTexts = {
  catan: {
    welcome: {
      text: 'Welcome to the island! You play red. Each hexagon gives a resource: forest gives wood, hills brick, pasture wool, fields grain, mountains ore. The first player with ten points wins.',
    },
    settlement: {
      text: 'Found your first settlement. The glowing corner is good: a 6 comes often, and there is brick, wood and grain. Tap it.',
    },
    road: { text: 'A road leads away from each settlement. Put it on the glowing edge.' },
    second: {
      text: 'Blue has placed two settlements. Now comes your second one. It brings one card from each of its hexagons: wood, ore and brick.',
    },
    secondRoad: { text: 'This one gets a road, too.' },
    roll: {
      text: 'The founding is over. Each turn begins with the dice: their sum decides which hexagons bring a yield.',
      button: 'Roll',
    },
    build: {
      text: 'A 6! Your hills give you one brick. Wood and brick make a road: build it on the glowing edge.',
    },
    trade: {
      text: 'Some turns later you have much wool, but no grain. The bank takes four equal cards for any other card.',
      button: '4 wool for 1 grain',
    },
    newSettlement: {
      text: 'Wood, brick, wool and grain: that is a settlement! It needs an own road, and distance from all others.',
    },
    robber: {
      text: 'You roll a 7: the robber moves. Put it onto a hexagon of blue. It brings no yield there, and you steal a card.',
    },
    city: {
      text: 'Three ore and two grain turn a settlement into a city. It counts two points and brings a double yield.',
    },
    card: {
      text: 'Wool, grain and ore buy a development card. It is drawn unseen and can be played from the next turn on.',
      button: 'Buy a card',
    },
    done: {
      text: 'A knight! You have four points and know all that you need for your first game. The rest is in the rules.',
    },
  },
  torres: {
    welcome: {
      text: 'Eight small castles stand on the board. You play orange. Everybody builds the same castles; large castles and knights on high levels bring points.',
    },
    first: { text: 'Put your first knight onto the glowing castle.' },
    king: {
      text: 'Blue has placed its knight and the king. Whoever stands on the right level in the king’s castle gets a bonus in the scoring.',
    },
    block: {
      text: 'Your turn: five action points. A block costs one and goes next to a castle or onto it. Make your castle larger on a glowing square.',
    },
    area: {
      text: 'The castle has two squares now. Larger is better, because its area counts in the scoring. Add one more square.',
    },
    height: { text: 'Three squares: the castle may be up to three high. Put a block on top.' },
    climb: {
      text: 'A knight climbs at most one level in a step. Move it to the glowing square, on level two.',
    },
    point: {
      text: 'One action point is left. You can change it into a victory point.',
      button: 'Take a point',
    },
    end: { text: 'All points are used. Confirm your turn.', button: 'Confirm the turn' },
    knight: {
      text: 'Blue had its turn, and it is yours again. A new knight costs two points and goes next to an own one, not higher than that.',
    },
    card: {
      text: 'For one point you draw an action card. From your next turn on you may play it for nothing.',
      button: 'Draw a card',
    },
    scoring: {
      text: 'This is the scoring: your castle has three squares, your highest knight is on level two. That gives 3 × 2 = 6 points. The second knight in the same castle does not count.',
    },
    done: {
      text: 'Three phases, three scorings: whoever leads then wins. Now you can play!',
    },
  },
};

export function learnTexts(): LearnTexts {
  return settings.language === 'de' ? de : en;
}
