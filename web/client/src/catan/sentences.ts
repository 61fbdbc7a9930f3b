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

/** "2 wood, 1 brick and 1 ore" */
export function cardList(cards: ResourceCounts): string {
  const each = RESOURCES.filter((r) => cards[r] > 0).map(
    (r) => `${cards[r]} ${texts().resources[r]}`,
  );
  const last = each.pop() ?? '';
  return each.length === 0 ? last : `${each.join(', ')} ${texts().and} ${last}`;
}

export function chatLines(table: TableState): ChatLine[] {
  return table.chat.map(({ sender, text }) => ({
    name: sender === undefined ? texts().chat.server : playerName(table, sender),
    colour: findPlayer(table, sender)?.colour ?? '',
    text: sender === undefined ? translated(text) : text,
    isServer: sender === undefined,
  }));
}

function amount(total: number, cards: ResourceCounts | undefined): string {
  if (cards) return cardList(cards);
  return total > 0 ? texts().log.cards(total) : '';
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
      return t[entry.isForOrder ? 'rolledForOrder' : 'rolled'](name, ...entry.dice);
    case 'gained':
    case 'paid':
      return t[entry.kind](name, amount(entry.total, entry.cards));
    case 'exchanged':
      return t.exchanged(name, cardList(entry.give), cardList(entry.want));
    case 'built':
      return t.built(name, texts().pieces[entry.type], entry.gained ? cardList(entry.gained) : '');
    case 'robbed':
      return t[entry.byKnight ? 'robbedByKnight' : 'robbed'](
        name,
        entry.victim === undefined ? '' : playerName(table, entry.victim),
        entry.stolen ? cardList(entry.stolen) : '',
      );
    case 'bought':
      return t.bought(name, entry.card && texts().cards[entry.card]);
    case 'knight':
    case 'roads':
      return t[entry.kind](name);
    case 'monopoly':
      return t.monopoly(name, texts().resources[entry.resource], entry.total ?? 0);
    case 'invention':
      return t.invention(name, amount(entry.total ?? 0, entry.cards));
    case 'offered':
      return t.offered(name, cardList(entry.give), cardList(entry.want));
    case 'traded':
      return t.traded(
        name,
        playerName(table, entry.partner),
        entry.give ? cardList(entry.give) : '',
        entry.want ? cardList(entry.want) : '',
      );
    case 'longest':
    case 'army':
      return t[entry.kind](entry.player === undefined ? undefined : name);
    case 'over':
      return entry.winner === undefined
        ? texts().over.aborted
        : texts().over.won(playerName(table, entry.winner));
  }
}

/** Says which player must do what. */
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
