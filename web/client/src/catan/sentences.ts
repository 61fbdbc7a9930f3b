// Sentences about a Catan table, in the language of the page.
import { translated } from '../i18n/serverTexts.svelte';
import { texts } from '../i18n/texts';
import type { ChatLine } from '../ui/Chat.svelte';
import { RESOURCES, total, type ResourceCounts } from './protocol/protocol';
import {
  findPlayer,
  isSpectator,
  ownPlayer,
  playersToAct,
  type LogEntry,
  type TableState,
  type WithPlayers,
} from './tableState';

export function playerName(table: WithPlayers, id: number | undefined): string {
  if (id === undefined || id < 0) return texts().nobody;
  return findPlayer(table, id)?.name || texts().anonymous(id);
}

export function cardList(cards: ResourceCounts): string {
  return RESOURCES.filter((r) => cards[r] > 0)
    .map((r) => `${cards[r]} ${texts().resources[r]}`)
    .join(', ');
}

export function chatLines(table: TableState): ChatLine[] {
  return table.chat.map(({ sender, text }) => ({
    name: sender === undefined ? texts().chat.server : playerName(table, sender),
    colour: findPlayer(table, sender)?.colour ?? '',
    text: sender === undefined ? translated(text) : text,
    isServer: sender === undefined,
  }));
}

export function logSentence(table: WithPlayers, entry: LogEntry): string {
  const t = texts().log;
  const name = 'player' in entry ? playerName(table, entry.player) : '';
  switch (entry.kind) {
    case 'started':
      return t.started;
    case 'contributed':
      return entry.isIncluded ? t.contributed : t.contributionMissing;
    case 'rolled':
      return t.rolled(name, ...entry.dice);
    case 'gained':
    case 'paid':
      return t[entry.kind](name, entry.cards ? cardList(entry.cards) : t.cards(entry.total));
    case 'built':
      return t.built(name, texts().pieces[entry.type]);
    case 'robbed':
      return t.robbed(
        name,
        entry.victim === undefined ? undefined : playerName(table, entry.victim),
      );
    case 'bought':
      return t.bought(name, entry.card && texts().cards[entry.card]);
    case 'knight':
    case 'roads':
    case 'invention':
      return t[entry.kind](name);
    case 'monopoly':
      return t.monopoly(name, texts().resources[entry.resource]);
    case 'offered':
      return t.offered(name, cardList(entry.give), cardList(entry.want));
    case 'traded':
      return t.traded(name, playerName(table, entry.partner));
    case 'longest':
    case 'army':
      return t[entry.kind](entry.player === undefined ? undefined : name);
    case 'over':
      return entry.winner === undefined
        ? texts().over.aborted
        : texts().over.won(playerName(table, entry.winner));
  }
}

/** Who must do what. */
export function statusSentence(table: TableState): string {
  const t = texts().status;
  if (table.stage === 'over') return t.over;
  switch (ownPlayer(table)?.status) {
    case 'Dorf bauen':
      return t.settlement;
    case 'Straße bauen':
      return t.road;
    case 'Würfeln':
      return t.roll;
    case 'Karten wegen Räuber abgeben':
      return t.discard(Math.floor(total(table.hand) / 2));
    case 'Räuber versetzen':
      return t.robber;
    case 'Handeln oder Bauen':
      return t.build;
    case 'Bauen':
      return t.special;
    default:
      return waitingSentence(table);
  }
}

function waitingSentence(table: TableState): string {
  const t = texts().status;
  const open = table.offers.find(
    (o) =>
      o.player !== table.me &&
      !o.accepted.includes(table.me ?? -1) &&
      !o.declined.includes(table.me ?? -1),
  );
  if (open && !isSpectator(table)) return t.answer(playerName(table, open.player));
  const sentences = playersToAct(table).map((p) =>
    t.waits(playerName(table, p.id), t.what[p.status] ?? t.thinks),
  );
  return sentences.join(' ') || t.watching;
}
