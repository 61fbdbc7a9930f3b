import type { RulesTexts } from './texts';

export const rulesDe: RulesTexts = {
  catan: {
    goal: {
      head: 'Ziel',
      text: [
        'Ihr besiedelt gemeinsam eine Insel. Wer in seinem eigenen Zug zuerst zehn Siegpunkte hat, gewinnt. Ein Tisch kann eine andere Zahl vereinbaren.',
        'Eine Siedlung zählt einen Punkt, eine Stadt zwei. Die längste Handelsstraße und die größte Rittermacht bringen je zwei, eine Siegpunktkarte einen.',
      ],
      question: 'Wie viele Punkte hat Rot auf diesem Bild?',
      options: [
        ['2 Punkte', 'Die Stadt zählt doppelt: 2 für sie und 1 für die Siedlung.'],
        ['3 Punkte', 'Die Stadt zählt 2, die Siedlung 1. Straßen zählen für sich genommen nichts.'],
        ['5 Punkte', 'Straßen zählen für sich genommen nichts.'],
      ],
    },
    founding: {
      head: 'Gründung',
      text: [
        'Reihum setzt jeder eine Siedlung auf eine freie Ecke und legt eine Straße daran. In der zweiten Runde geht es rückwärts: Wer zuletzt war, setzt gleich noch einmal.',
        'Zwischen zwei Siedlungen liegen immer mindestens zwei Kanten, egal wem sie gehören. Die zweite Siedlung bringt sofort je eine Karte von den Feldern, die sie berührt.',
      ],
      question: 'Blau sitzt schon. Wo darf Rot gründen? Tippe auf eine Ecke.',
      options: [
        ['Ecke oben', 'Zu nah: Nur eine Kante trennt diese Ecke von der blauen Siedlung.'],
        ['Ecke unten links', 'Erlaubt: Jede Nachbarecke ist frei.'],
        ['Ecke unten', 'Erlaubt: Zwei Kanten liegen dazwischen.'],
        ['Ecke unten rechts', 'Zu nah: Diese Ecke ist eine Nachbarin der blauen Siedlung.'],
      ],
    },
    turn: {
      head: 'Der Zug',
      text: [
        'Zuerst wird gewürfelt, und alle bekommen ihren Ertrag. Danach handelst und baust du, so oft du bezahlen kannst und in beliebiger Folge. Dann beendest du den Zug.',
        'Einmal im Zug darfst du eine Entwicklungskarte spielen, auch schon vor dem Würfeln.',
      ],
      question: 'Du bist dran und hast noch nicht gewürfelt. Was darfst du?',
      options: [
        ['Eine Straße bauen', 'Erst würfeln: Gebaut und gehandelt wird danach.'],
        ['Einen Ritter spielen', 'Ja. Das ist das Einzige, was vor dem Wurf erlaubt ist.'],
        ['Mit der Bank tauschen', 'Erst würfeln: Gebaut und gehandelt wird danach.'],
      ],
    },
    production: {
      head: 'Würfel und Ertrag',
      text: [
        'Die Summe der beiden Würfel nennt die Felder, die Ertrag bringen. Jede Siedlung an so einem Feld bekommt eine Karte, jede Stadt zwei. Das gilt für alle, nicht nur für den, der würfelt.',
        'Die Punkte unter einer Zahl zeigen, auf wie viele von 36 Würfen sie fällt. Wo der Räuber steht und in der Wüste gibt es nichts.',
        'Reicht der Vorrat der Bank nicht für alle, geht dieser Rohstoff leer aus. Hat nur einer Anspruch, bekommt er den Rest.',
      ],
      question: 'Es fällt eine 8. Was gibt das Ackerland in der Mitte?',
      options: [
        ['Rot 1 Getreide, Blau 1 Getreide', 'Eine Stadt bekommt zwei Karten.'],
        ['Rot 1 Getreide, Blau 2 Getreide', 'Siedlung eine, Stadt zwei: genau.'],
        ['Nur wer gewürfelt hat, bekommt etwas', 'Der Ertrag gilt für alle am Feld.'],
      ],
    },
    robber: {
      head: 'Die Sieben und der Räuber',
      text: [
        'Bei einer Sieben gibt es keinen Ertrag. Wer mehr als sieben Rohstoffkarten hat, gibt die Hälfte ab, abgerundet: von neun also vier.',
        'Dann versetzt der Spieler am Zug den Räuber auf ein anderes Landfeld und zieht einem Spieler, der dort gebaut hat, eine Karte aus der Hand. Ein Ritter tut dasselbe, ohne dass jemand abgibt.',
        'Das Feld des Räubers bringt nichts, bis er weiterzieht. Häfen und Bauplätze bleiben nutzbar.',
      ],
      question: 'Rot muss den Räuber aus der Wüste versetzen. Wohin? Tippe auf ein Feld.',
      options: [
        ['Ackerland in der Mitte', 'Gut: Hier baut Blau, Rot darf dort eine Karte stehlen.'],
        ['Wüste', 'Nein: Der Räuber muss weg von seinem Feld.'],
        ['Wald unten', 'Erlaubt, aber hier wohnt niemand: Es gibt nichts zu stehlen.'],
      ],
    },
    trade: {
      head: 'Handel und Häfen',
      text: [
        'In deinem Zug handelst du nach dem Wurf mit den anderen zu jedem Kurs, den beide wollen. Die anderen handeln nur mit dir, nicht untereinander. Verschenken ist nicht erlaubt.',
        'Mit der Bank tauschst du vier gleiche Karten gegen eine. An einem Hafen mit 3:1 reichen drei gleiche. Ein Rohstoffhafen gibt 2:1, aber nur für seinen Rohstoff.',
      ],
      question: 'Rot sitzt am Wollhafen. Was nimmt die Bank an?',
      options: [
        ['2 Wolle gegen 1 Erz', 'Ja, dafür ist der Wollhafen da.'],
        ['2 Holz gegen 1 Erz', 'Nein: Der Wollhafen hilft nur bei Wolle.'],
        ['4 Holz gegen 1 Erz', 'Ja: 4:1 geht immer, auch ohne Hafen.'],
      ],
    },
    building: {
      head: 'Bauen',
      text: [
        'Eine Straße schließt an eine eigene Straße oder ein eigenes Gebäude an. Durch eine fremde Siedlung hindurch geht es nicht weiter.',
        'Eine Siedlung braucht eine eigene Straße und auf allen Nachbarecken freien Platz. Eine Stadt ersetzt eine eigene Siedlung.',
        'Du hast 15 Straßen, 5 Siedlungen und 4 Städte. Was aufgebraucht ist, kannst du nicht mehr bauen.',
      ],
      question: 'Wo darf Rot eine Straße bauen? Tippe auf eine Kante.',
      options: [
        ['Kante an der roten Straße', 'Ja: Sie verlängert die rote Straße.'],
        ['Kante an der roten Siedlung', 'Ja: Sie beginnt an der eigenen Siedlung.'],
        ['Kante hinter der blauen Siedlung', 'Nein: Sie berührt nichts Rotes.'],
        ['Kante unten', 'Nein: Sie berührt nichts Rotes.'],
      ],
    },
    cards: {
      head: 'Entwicklungskarten',
      text: [
        'Eine Karte kostet Wolle, Getreide und Erz und wird blind gezogen. Im Stapel liegen 14 Ritter, 5 Siegpunkte und je zwei Straßenbau, Erfindung und Monopol.',
        'Du spielst höchstens eine im Zug, und keine, die du in diesem Zug gekauft hast. Siegpunkte spielst du nie: Sie zählen von selbst und bleiben bis zum Ende geheim.',
      ],
      question: 'Du hast gerade einen Ritter gekauft. In der Hand liegt ein älterer. Was geht?',
      options: [
        ['Den älteren spielen', 'Ja: Er ist nicht aus diesem Zug.'],
        ['Beide spielen', 'Nein: nur eine Karte im Zug, und die neue noch gar nicht.'],
        ['Keinen von beiden', 'Doch: Der ältere darf gespielt werden.'],
      ],
    },
    awards: {
      head: 'Längste Handelsstraße, größte Rittermacht',
      text: [
        'Wer zuerst fünf eigene Straßen am Stück hat, bekommt die längste Handelsstraße: zwei Punkte. Abzweigungen zählen nicht mit, und ein fremdes Gebäude unterbricht die Straße.',
        'Wer zuerst drei Ritter ausgespielt hat, bekommt die größte Rittermacht: zwei Punkte. Beide wechseln nur, wenn jemand mehr hat, nicht bei Gleichstand.',
      ],
      question:
        'Rot hat fünf Straßen am Stück. Blau baut seine fünfte. Wem gehört die Auszeichnung?',
      options: [
        ['Rot', 'Genau: Gleichstand ändert nichts.'],
        ['Blau', 'Blau braucht mehr als Rot, also sechs.'],
        ['Beiden', 'Die Auszeichnung hat immer höchstens einer.'],
      ],
    },
    end: {
      head: 'Das Ende',
      text: [
        'Das Spiel endet, sobald jemand in seinem eigenen Zug genug Punkte hat. Geheime Siegpunktkarten zählen dabei mit.',
        'Danach zeigt die Seite das Ergebnis mit allen Punkten, und in der Wiederholung sind alle Hände offen.',
      ],
      question:
        'Blau verliert in deinem Zug die längste Straße an Rot. Rot hat damit zehn Punkte. Und nun?',
      options: [
        ['Rot gewinnt sofort', 'Noch nicht: Es zählt nur der eigene Zug.'],
        [
          'Rot gewinnt, wenn es in seinem Zug noch zehn hat',
          'Richtig: Der eigene Zug entscheidet.',
        ],
      ],
    },
  },
  torres: {
    goal: {
      head: 'Ziel',
      text: [
        'Drei Phasen lang baut ihr an denselben acht Burgen. Am Ende jeder Phase wird gewertet: Große Burgen und hoch stehende Ritter bringen Punkte.',
        'Die Burgen gehören niemandem. Wichtig ist nur, wo deine Ritter stehen. Wer nach der dritten Wertung vorn liegt, gewinnt.',
      ],
    },
    castles: {
      head: 'Burgen und Bausteine',
      text: [
        'Ein Baustein kommt auf eine Burg oder auf ein freies Feld daneben. Auf einem Feld mit einer Figur wird nicht gebaut.',
        'Zwei Burgen dürfen nie zusammenwachsen, auch nicht an einer Kante. Keine Burg wird höher, als sie Felder groß ist.',
      ],
      question: 'Wohin darf der nächste Stein? Tippe auf ein Feld.',
      options: [
        ['Lücke zwischen den Burgen', 'Nein: Hier würden zwei Burgen zusammenwachsen.'],
        ['Feld über der Burg', 'Ja: Die Burg wird um ein Feld größer.'],
        ['Auf die Burg', 'Ja: Die Burg hat zwei Felder, also darf sie zwei hoch sein.'],
        ['Ecke des Plans', 'Nein: Ein Stein darf keine neue Burg gründen.'],
      ],
    },
    turn: {
      head: 'Aktionspunkte',
      text: [
        'Ein Zug hat fünf Aktionspunkte. Ein Stein, ein Schritt, eine Karte ziehen oder ein Siegpunkt kosten einen, ein neuer Ritter kostet zwei. Die Reihenfolge ist frei.',
        'Bis du den Zug bestätigst, kannst du alles zurücknehmen, nur das Ziehen einer Karte nicht. Was übrig bleibt, verfällt.',
      ],
      question: 'Du hast fünf Punkte. Welcher Zug geht?',
      options: [
        ['Zwei Ritter setzen und zwei Schritte', 'Das wären sechs Punkte.'],
        ['Ein Ritter, zwei Steine, ein Schritt', 'Genau fünf: 2 + 2 + 1.'],
        ['Fünf Siegpunkte nehmen', 'Auch das geht: je einer für einen Punkt.'],
      ],
    },
    knights: {
      head: 'Ritter',
      text: [
        'Ein Ritter zieht gerade auf ein freies Nachbarfeld. Er steigt dabei höchstens eine Ebene hinauf und springt beliebig tief hinab.',
        'Ein neuer Ritter kommt neben einen eigenen, nicht höher als dieser. Jeder hat sechs Ritter.',
      ],
      question: 'Wohin darf der orange Ritter ziehen? Tippe auf ein Feld.',
      options: [
        ['Feld auf Ebene 2', 'Ja: eine Ebene hinauf.'],
        ['Feld am Boden', 'Ja: Hinab geht es immer.'],
        ['Feld auf Ebene 3', 'Nein: Zwei Ebenen auf einmal sind zu viel.'],
        ['Feld des blauen Ritters', 'Nein: Das Feld ist besetzt.'],
      ],
    },
    doors: {
      head: 'Durch die Tore',
      text: [
        'Jeder Baustein hat an allen Seiten Tore. Steht ein Ritter vor einem Tor, kann er hineingehen und für einen Punkt aus einem anderen Tor derselben Burg wieder herauskommen.',
        'So ist er mit einem Punkt auf der anderen Seite einer Burg. Der Ausgang liegt nicht höher als der Eingang.',
      ],
      question:
        'Der orange Ritter steht am Boden vor der Burg. Welche Felder erreicht er mit einem Punkt?',
      options: [
        ['Das Feld auf der anderen Seite', 'Ja: hinein und drüben wieder hinaus.'],
        ['Das Dach der Burg', 'Ja: ein gewöhnlicher Schritt um eine Ebene hinauf.'],
        ['Ein Feld weit weg von der Burg', 'Nein: Die Tore führen nur um diese Burg.'],
      ],
    },
    cards: {
      head: 'Aktionskarten',
      text: [
        'Eine Karte zu ziehen kostet einen Punkt, höchstens zweimal im Zug. Gespielt wird sie frühestens im nächsten Zug, kostenlos und höchstens eine je Zug.',
        'Es gibt zehn Arten. Sie brechen je eine Regel: zwei Ebenen steigen, schräg ziehen, einen Stein unterschieben, mehr Aktionspunkte.',
      ],
      question: 'Du hast eben eine Karte gezogen. Wann darfst du sie spielen?',
      options: [
        ['Sofort', 'Nein: erst im nächsten eigenen Zug.'],
        ['Im nächsten eigenen Zug', 'Richtig, und sie kostet dann nichts mehr.'],
      ],
    },
    king: {
      head: 'Der König',
      text: [
        'Der König steht in einer Burg. Wer dort in der ersten, zweiten, dritten Phase einen Ritter auf genau der ersten, zweiten, dritten Ebene hat, bekommt 5, 10, 15 Punkte dazu.',
        'Nach der ersten und zweiten Wertung darf der Letzte den König auf eine andere Burg setzen.',
      ],
      question:
        'Zweite Phase: Dein Ritter in der Burg des Königs steht auf Ebene 3. Bekommst du den Bonus?',
      options: [
        ['Ja, 10 Punkte', 'Nein: Die Ebene muss genau stimmen, also 2.'],
        ['Nein', 'Richtig: In der zweiten Phase zählt nur Ebene 2.'],
      ],
    },
    scoring: {
      head: 'Wertung',
      text: [
        'Für jede Burg, in der du einen Ritter hast, zählt ihre Fläche mal der Ebene deines höchsten Ritters darin. Weitere Ritter in derselben Burg zählen nichts.',
        'Auf der Zählleiste steht nie jemand auf dem Feld eines anderen: Wer dort landet, rückt auf das nächste freie vor.',
      ],
      question:
        'Die Burg ist vier Felder groß. Orange steht auf Ebene 2 und auf Ebene 1. Wie viele Punkte?',
      options: [
        ['4', 'Es zählt der höchste Ritter: Ebene 2.'],
        ['8', 'Fläche 4 mal Ebene 2: genau.'],
        ['12', 'Nur der höchste Ritter zählt, nicht die Summe.'],
      ],
    },
    years: {
      head: 'Drei Phasen',
      text: [
        'Zu zweit hat jede Phase vier Runden. Zu dritt und zu viert sind es in der ersten vier, danach je drei.',
        'Für jede Runde liegt ein Stapel Bausteine bereit. Was du nicht baust, wandert auf deine anderen Stapel der Phase, jeder bis Höhe drei.',
      ],
    },
  },
};
