// Sentences about a Torres table, in the language of the page.
import { translated } from '../i18n/serverTexts.svelte';
import { texts } from '../i18n/texts';
import type { ChatLine } from '../ui/Chat.svelte';
import { ACTION_KINDS, type Action } from './protocol/action';
import { squareName } from './board/boardGeometry';
import { SEAT_COLOURS } from './board/colours';
import type { TorresGame } from './game.svelte';
import type { TorresLogEntry } from './log';
import { SEAT_WORDS } from './protocol/messages';
import { winningSeats } from './results';

/** Players and spectators of a table, running or over. */
export type WithRoster = {
  status: { players: readonly { name: string }[]; spectators: readonly string[] };
};

export function seatName(game: WithRoster, seat: number): string {
  return game.status.players[seat]?.name ?? texts().anonymous(seat + 1);
}

/** Who won: all seats with the most points (rule 2.11). */
export function winnerSentence(
  scores: readonly number[],
  me: number | undefined,
  nameOf: (seat: number) => string,
): string {
  const winners = winningSeats(scores);
  const isOwn = me !== undefined && winners.includes(me);
  const names = winners.filter((seat) => !isOwn || seat !== me).map(nameOf);
  const t = texts().over;
  if (winners.length > 1) return isOwn ? t.youTied(names) : t.tied(names);
  return isOwn ? t.youWon : t.won(names[0] ?? '');
}

export function logSentence(game: WithRoster, entry: TorresLogEntry): string {
  const t = texts().torres.log;
  switch (entry.kind) {
    case 'acted':
      return t.acted(seatName(game, entry.seat), t.did[entry.action.kind], placeOf(entry.action));
    case 'turn':
      return t.turn(seatName(game, entry.seat));
    case 'round':
      return t.round(entry.n);
    case 'year':
      return t.year(entry.n);
    case 'over':
      return texts().status.over;
  }
}

/** The squares of an action, such as " C3" or " C3–D3"; empty for an action without squares. */
function placeOf({ kind, from, to }: Action): string {
  const { squares } = ACTION_KINDS[kind];
  if (squares === 0) return '';
  return squares === 1 ? ` ${squareName(to)}` : ` ${squareName(from)}–${squareName(to)}`;
}

/** Says which player must do what. */
export function statusSentence(game: TorresGame): string {
  const t = texts().torres.status;
  const { position } = game;
  if (!position) return t.waiting;
  if (position.stage === 'over') return texts().status.over;
  if (game.isSending) return t.sending;
  if (game.isMyTurn) return t.you[position.stage];
  return t.other[position.stage](seatName(game, position.seatToAct));
}

export function errorSentence(error: string): string {
  return texts().torres.errors[error] ?? texts().torres.errors['FEHLER_ZUG_UNMOEGLICH'] ?? error;
}

export function chatLines(game: TorresGame): ChatLine[] {
  return game.chat.map(({ sender, text }) => ({
    ...senderProfile(game, sender),
    text: sender === 'SERVER' ? translated(text) : text,
    isServer: sender === 'SERVER',
  }));
}

function senderProfile(game: TorresGame, sender: string): { name: string; colour: string } {
  const seat = SEAT_WORDS.indexOf(sender);
  if (seat < 0)
    return {
      name: sender === 'ZUSCHAUER' ? texts().torres.spectator : texts().chat.server,
      colour: '',
    };
  return { name: seatName(game, seat), colour: SEAT_COLOURS[seat] ?? '' };
}
