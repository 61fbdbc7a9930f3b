// German. Loaded with the analysis of a game.

const points = (n: number) => (n === 1 ? '1 Punkt' : `${n} Punkte`);
const did = (n: number) => (n < 0 ? `kosteten ${points(-n)}` : `brachten ${points(n)}`);

export const analysisDe = {
  queued: (place: number) =>
    place === 1 ? 'Die Analyse kommt als Nächste dran.' : `Die Analyse wartet auf Platz ${place}.`,
  running: 'Die Analyse läuft. Du kannst die Seite verlassen und später wiederkommen.',
  progress: 'Fortschritt der Analyse',
  failed: 'Dieses Spiel lässt sich nicht analysieren.',
  chances: 'Gewinnchancen',
  chancesHint:
    'Linien: die Chance zu gewinnen nach jedem Zug. Balken: Glück (nach oben) und Pech (nach unten) in diesem Zug.',
  at: (turn: number) => (turn === 0 ? 'Gründung' : `Zug ${turn}`),
  bar: 'Zug im Verlauf der Gewinnchancen',
  percent: (n: number) => `${n} %`,
  luckNow: (n: number) => (n === 0 ? '' : n > 0 ? `Glück +${points(n)}` : `Pech −${points(-n)}`),
  toReplay: 'In der Wiederholung ansehen',
  balance: 'Glück und Spiel',
  player: 'Spieler',
  luck: 'Glück',
  play: 'eigenes Spiel',
  others: 'andere',
  result: 'Ergebnis',
  adjusted: 'ohne Glück',
  accuracy: (n: number) => `Genauigkeit: ${n} %.`,
  dice: (n: number) => `Die Würfel ${did(n)} Gewinnchance`,
  otherLuck: (n: number) => `Diebstähle, Karten und Sitzplatz ${did(n)}`,
  ownPlay: (n: number) =>
    n < 0 ? `das eigene Spiel kostete ${points(-n)}` : `das eigene Spiel brachte ${points(n)}`,
  errors: (n: number) => (n === 0 ? 'kein bewerteter Fehler' : `bewertete Fehler: ${points(n)}`),
  withoutLuck: (n: number) => `Ohne Glück: ${n} %.`,
  precision: (n: number) =>
    `Alle Chancen sind Schätzungen mit einem Standardfehler von etwa ${n} Punkten: Wer so spielt wie das Rechenmodell, gewinnt so oft. Glück und Spiel eines einzelnen Spiels sind grobe Größen.`,
  costliest: 'Die teuersten Entscheidungen',
  none: 'Keine Entscheidung war messbar schlechter als eine andere.',
  grades: { inaccuracy: 'Ungenauigkeit', mistake: 'Fehler', blunder: 'grober Fehler' },
  loss: (loss: number, error: string) => `${points(loss)} Gewinnchance (± ${error})`,
  played: 'Gespielt',
  better: 'Besser',
  board: (turn: string) => `Spielplan vor der Entscheidung, ${turn}`,
  why: (parts: string) => `Zwei Runden später hat es im Mittel zu ${parts} geführt.`,
  whySimilar: 'Beide führen zu ähnlichen Stellungen, aber das Bessere gewinnt öfter.',
  and: 'und',
  more: {
    points: (n: string) => `${n} Siegpunkten mehr`,
    income: (n: string) => `${n} Karten je Wurf mehr`,
    cards: (n: string) => `${n} Karten auf der Hand mehr`,
  },
  fewer: {
    points: (n: string) => `${n} Siegpunkten weniger`,
    income: (n: string) => `${n} Karten je Wurf weniger`,
    cards: (n: string) => `${n} Karten auf der Hand weniger`,
  },
  rivalLower: (n: string) => `einer um ${n} Punkte kleineren Chance des stärksten Gegners`,
  toMoment: 'Zu dieser Stelle',
  playOn: 'Von hier weiterspielen',
  playOnHint:
    '„Von hier weiterspielen“ öffnet einen Tisch auf diesem Gerät: Du übernimmst den Platz, Bots spielen die anderen. Die Würfel bleiben die des Spiels.',
  playOnFailed: 'Von hier aus lässt sich nicht weiterspielen.',
  openings: 'Gründung',
  openingsHint: 'Je wärmer die Farbe, desto höher die Gewinnchance mit einer Siedlung dort.',
  opening: (name: string, which: number) => `${name}, ${which}. Siedlung`,
  rank: (rank: number, of: number) => `Rang ${rank} von ${of} erlaubten Plätzen`,
  place: (place: string, chance: number) => `${place}: ${chance} %`,
  deals: 'Handel',
  dealsHint: 'Was jeder Handel an den Gewinnchancen geändert hat, verglichen mit keinem Handel.',
  deal: (player: string, give: string, partner: string, want: string) =>
    `${player} gibt ${partner} ${give} für ${want}.`,
  stop: 'Der Verlauf ist nicht vollständig; die Analyse endet vorher.',
  number: (n: number, digits: number) => n.toFixed(digits).replace('.', ','),
  moves: {
    roll: 'würfeln',
    endTurn: 'den Zug beenden',
    road: (place: string) => `eine Straße bauen (${place})`,
    settlement: (place: string) => `eine Siedlung bauen (${place})`,
    city: (place: string) => `eine Stadt bauen (${place})`,
    buyCard: 'eine Entwicklungskarte kaufen',
    discard: (cards: string) => `${cards} abgeben`,
    robber: (hex: string, victim: string) =>
      `den Räuber versetzen (${hex})${victim && ` und ${victim} bestehlen`}`,
    knight: (hex: string, victim: string) =>
      `einen Ritter spielen (${hex})${victim && ` und ${victim} bestehlen`}`,
    roads: (places: string) => `Straßenbau spielen (${places})`,
    monopoly: (resource: string) => `ein Monopol auf ${resource} spielen`,
    invention: (cards: string) => `eine Erfindung spielen: ${cards}`,
    bank: (give: string, want: string) => `${give} bei der Bank gegen ${want} tauschen`,
    accept: 'das Angebot annehmen',
    decline: 'das Angebot ablehnen',
    deal: (partner: string) => `mit ${partner} handeln`,
  },
};
