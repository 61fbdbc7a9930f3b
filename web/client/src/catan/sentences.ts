// Puts what happened, and what is awaited, into words.
import type { Company } from './stablePlayers.svelte';
import type { Saying } from '../ui/Chat.svelte';
import { RESOURCES, total, type Counts } from './protocol/protocol';
import { words } from '../ui/settings.svelte';
import { awaited, isSpectator, own, player, type Happening, type Table } from './tableState';
import { translated } from '../i18n/serverTexts.svelte';

export function nameOf(table: Company, id: number | undefined): string {
  if (id === undefined || id < 0) return words().nobody;
  const found = player(table, id);
  return found?.name || words().anonymous(id);
}

export function cardsInWords(cards: Counts): string {
  return RESOURCES.filter((r) => cards[r] > 0)
    .map((r) => `${cards[r]} ${words().resources[r]}`)
    .join(', ');
}

export function sayings(table: Table): Saying[] {
  return table.chat.map(({ sender, text }) => ({
    name: sender === undefined ? words().chat.server : nameOf(table, sender),
    colour: player(table, sender)?.colour ?? '',
    text: sender === undefined ? translated(text) : text,
    isServer: sender === undefined,
  }));
}

/** One line of the log. */
export function sentence(table: Company, h: Happening): string {
  const w = words().log;
  const name = 'player' in h ? nameOf(table, h.player) : '';
  switch (h.kind) {
    case 'started':
      return w.started;
    case 'rolled':
      return w.rolled(name, ...h.dice);
    case 'gained':
    case 'paid':
      return w[h.kind](name, h.cards ? cardsInWords(h.cards) : w.cards(h.total));
    case 'built':
      return w.built(name, words().pieces[h.type]);
    case 'robbed':
      return w.robbed(name, h.victim === undefined ? undefined : nameOf(table, h.victim));
    case 'bought':
      return w.bought(name, h.card && words().cards[h.card]);
    case 'knight':
    case 'roads':
    case 'invention':
      return w[h.kind](name);
    case 'monopoly':
      return w.monopoly(name, words().resources[h.resource]);
    case 'offered':
      return w.offered(name, cardsInWords(h.give), cardsInWords(h.want));
    case 'dealt':
      return w.dealt(name, nameOf(table, h.partner));
    case 'longest':
    case 'army':
      return w[h.kind](h.player === undefined ? undefined : name);
    case 'over':
      return h.winner === undefined ? words().over.off : words().over.won(nameOf(table, h.winner));
  }
}

/** Who must do what. */
export function statusSentence(table: Table): string {
  const w = words().status;
  if (table.stage === 'over') return w.over;
  const me = own(table);
  switch (me?.status) {
    case 'Dorf bauen':
      return w.settlement;
    case 'Straße bauen':
      return w.road;
    case 'Würfeln':
      return w.roll;
    case 'Karten wegen Räuber abgeben':
      return w.discard(Math.floor(total(table.hand) / 2));
    case 'Räuber versetzen':
      return w.robber;
    case 'Handeln oder Bauen':
      return w.build;
    case 'Bauen':
      return w.special;
    default:
      return othersSentence(table);
  }
}

function othersSentence(table: Table): string {
  const w = words().status;
  const open = table.offers.find(
    (o) =>
      o.player !== table.me &&
      !o.accepted.includes(table.me ?? -1) &&
      !o.declined.includes(table.me ?? -1),
  );
  if (open && !isSpectator(table)) return w.answer(nameOf(table, open.player));
  const busy = awaited(table).map((p) =>
    w.waits(nameOf(table, p.id), w.what[p.status] ?? w.thinks),
  );
  return busy.join(' ') || w.watching;
}
