// Puts what happened at a table of Torres, and what is awaited, into words.
import type { Saying } from '../ui/Chat.svelte';
import { words } from '../ui/settings.svelte';
import type { Entry, TorresGame } from './game.svelte';
import { SEAT_COLOUR } from './colours';
import { SEAT_COLOURS } from './messages';

/** Who sits and watches at a table, running or over. */
export type Company = {
  status: { players: readonly { name: string }[]; spectators: readonly string[] };
};

export function seatName(game: Company, seat: number): string {
  return game.status.players[seat]?.name ?? words().anonymous(seat + 1);
}

export function entrySentence(game: TorresGame, entry: Entry): string {
  const w = words().torres.log;
  switch (entry.kind) {
    case 'acted':
      return w.acted(seatName(game, entry.seat), w.did[entry.action.kind]);
    case 'turn':
      return w.turn(seatName(game, entry.seat));
    case 'round':
      return w.round(entry.n);
    case 'year':
      return w.year(entry.n);
    case 'over':
      return words().status.over;
  }
}

/** Who must do what. */
export function torresStatus(game: TorresGame): string {
  const w = words().torres.status;
  const { position } = game;
  if (!position) return w.waiting;
  if (position.stage === 'over') return words().status.over;
  if (game.isSending) return w.sending;
  if (game.isMine) return w.you[position.stage];
  return w.other[position.stage](seatName(game, position.awaited));
}

export function errorSentence(error: string): string {
  return words().torres.errors[error] ?? words().torres.errors['FEHLER_ZUG_UNMOEGLICH'] ?? error;
}

export function sayings(game: TorresGame): Saying[] {
  return game.chat.map(({ sender, text }) => ({
    ...speaker(game, sender),
    text,
    isServer: sender === 'SERVER',
  }));
}

/** The name and the colour of who speaks. */
function speaker(game: TorresGame, sender: string): { name: string; colour: string } {
  const seat = (SEAT_COLOURS as readonly string[]).indexOf(sender);
  if (seat < 0)
    return {
      name: sender === 'ZUSCHAUER' ? words().torres.spectator : words().chat.server,
      colour: '',
    };
  return { name: seatName(game, seat), colour: SEAT_COLOUR[seat] ?? '' };
}
