// The actions of Torres: as lines of the TorFU protocol, and as lines of the Java rules.

/** For each kind its protocol word, how many squares it names, and the number of its card. */
export const ACTION_KINDS = {
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

export type ActionKind = keyof typeof ACTION_KINDS;
/** Squares are numbered row by row from 0 to 63. A kind with one square uses `to` only. */
export type Action = { kind: ActionKind; from: number; to: number };

/** The kinds of the ten action cards, in the order of their numbers. */
export const CARD_KINDS = (Object.keys(ACTION_KINDS) as ActionKind[]).filter(
  (kind) => ACTION_KINDS[kind].card > 0,
);

const SIDE = 8;

/** The lines of the protocol that request an action. */
export function actionToMessage(action: Action): string[] {
  const { word, squares, card } = ACTION_KINDS[action.kind];
  const square = (at: number) => [`X ${at % SIDE}`, `Y ${Math.floor(at / SIDE)}`];
  return [
    `AKTION ${word}`,
    ...(card > 0 ? [`KARTE ${card}`] : []),
    ...(squares === 2 ? square(action.from) : []),
    ...(squares >= 1 ? square(action.to) : []),
  ];
}

export function actionKindOf(word: string): ActionKind | undefined {
  return (Object.keys(ACTION_KINDS) as ActionKind[]).find(
    (kind) => ACTION_KINDS[kind].word === word,
  );
}

/** An action as the Java rules read it. */
export function actionToLine(action: Action): string {
  return `${action.kind} ${action.from} ${action.to}`;
}

/** An action from the Java rules; undefined for the end of the turn, which has no kind here. */
export function actionFromLine(line: string): Action | undefined {
  const [kind = '', from, to] = line.split(' ');
  return kind in ACTION_KINDS
    ? { kind: kind as ActionKind, from: Number(from), to: Number(to) }
    : undefined;
}
