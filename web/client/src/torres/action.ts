// What a player of Torres can do, in the words of our judge and of the TorFU protocol.
export const KINDS = {
  PLACE_FIRST_KNIGHT: { word: 'AKTION_SETZE_RITTER_ERSTEMAL', squares: 1, card: 0 },
  PLACE_KING: { word: 'AKTION_SETZE_KOENIG', squares: 1, card: 0 },
  TAKE_POINT: { word: 'AKTION_NEHME_PUNKT', squares: 0, card: 0 },
  PLACE_KNIGHT: { word: 'AKTION_SETZE_RITTER', squares: 1, card: 0 },
  PLACE_BLOCK: { word: 'AKTION_SETZE_BAUSTEIN', squares: 1, card: 0 },
  MOVE_KNIGHT: { word: 'AKTION_ZIEHE_RITTER', squares: 2, card: 0 },
  DRAW_CARD: { word: 'AKTION_ZIEHE_KARTE', squares: 0, card: 0 },
  MOVE_BLOCK: { word: 'AKTION_VERSETZE_BAUSTEIN', squares: 2, card: 1 },
  MOVE_DIAGONALLY: { word: 'AKTION_ZIEHE_DIAGONAL', squares: 2, card: 2 },
  MOVE_THROUGH_DOORS: { word: 'AKTION_ZIEHE_DURCHTOR', squares: 2, card: 3 },
  PUSH_BLOCK_UNDER: { word: 'AKTION_UNTERSCHIEBE_BAUSTEIN', squares: 1, card: 4 },
  TRANSFER_KNIGHT: { word: 'AKTION_VERSETZE_RITTER', squares: 2, card: 5 },
  CLIMB_TWO_LEVELS: { word: 'AKTION_ZIEHE_ZWIEEBENEN', squares: 2, card: 6 },
  JUMP_FIGURE: { word: 'AKTION_ZIEHE_UEBER_RITTER', squares: 2, card: 7 },
  PLACE_SUPPLY_BLOCK: { word: 'AKTION_SETZE_BAUSTEIN_ALLGEMEIN', squares: 1, card: 8 },
  SIX_POINTS: { word: 'AKTION_SECHS_AKTIONSPUNKTE', squares: 0, card: 9 },
  SEVEN_POINTS: { word: 'AKTION_SIEBEN_AKTIONSPUNKTE', squares: 0, card: 10 },
} as const;

export type Kind = keyof typeof KINDS;
export type Action = { kind: Kind; from: number; to: number };

/** The kinds of the ten cards, in the order of their numbers. */
export const CARD_KINDS = (Object.keys(KINDS) as Kind[]).filter((kind) => KINDS[kind].card > 0);

const SIDE = 8;

/** The lines that ask for an action. */
export function spell(action: Action): string[] {
  const { word, squares, card } = KINDS[action.kind];
  const square = (at: number) => [`X ${at % SIDE}`, `Y ${Math.floor(at / SIDE)}`];
  return [
    `AKTION ${word}`,
    ...(card > 0 ? [`KARTE ${card}`] : []),
    ...(squares === 2 ? square(action.from) : []),
    ...(squares >= 1 ? square(action.to) : []),
  ];
}

export function kindOf(word: string): Kind | undefined {
  return (Object.keys(KINDS) as Kind[]).find((kind) => KINDS[kind].word === word);
}

/** How our judge writes an action. */
export function line(action: Action): string {
  return `${action.kind} ${action.from} ${action.to}`;
}

/** An action of our judge; nothing for the end of the turn, which is no action of the protocol. */
export function parse(text: string): Action | undefined {
  const [kind = '', from, to] = text.split(' ');
  return kind in KINDS ? { kind: kind as Kind, from: Number(from), to: Number(to) } : undefined;
}
