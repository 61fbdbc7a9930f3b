// News of offers between the players.
import { RESOURCES, counts, number, pile, type Fields } from '../protocol/protocol';
import type { Table } from '../tableState';
import { log, who } from './tableUpdates';

export function offered(table: Table, f: Fields): Table {
  const id = number(f['Handel id']);
  if (id === undefined) return table;
  const give = pile(f['Angebot'], RESOURCES).open ?? counts();
  const want = pile(f['Nachfrage'], RESOURCES).open ?? counts();
  const offer = { id, player: who(f), give, want, accepted: [], declined: [] };
  const offers = [...table.offers.filter((o) => o.id !== id), offer];
  return log({ ...table, offers }, { kind: 'offered', player: offer.player, give, want });
}

export function answered(table: Table, f: Fields): Table {
  const id = number(f['Handel id']);
  const from = number(f['Mitspieler']) ?? who(f);
  return answer(table, id, from, f['Annehmen'] !== false);
}

function answer(table: Table, id: number | undefined, from: number, accept: boolean): Table {
  const without = (ids: readonly number[]) => ids.filter((p) => p !== from);
  return {
    ...table,
    offers: table.offers.map((o) =>
      o.id !== id
        ? o
        : {
            ...o,
            accepted: accept ? [...without(o.accepted), from] : without(o.accepted),
            declined: accept ? without(o.declined) : [...without(o.declined), from],
          },
    ),
  };
}

/** The maker takes back his offer, anybody else his word. */
export function offerBroken(table: Table, f: Fields): Table {
  const id = number(f['Handel id']);
  const offer = table.offers.find((o) => o.id === id);
  if (!offer) return table;
  if (offer.player !== who(f)) return answer(table, id, who(f), false);
  return { ...table, offers: table.offers.filter((o) => o.id !== id) };
}

/** The message does not name the offer; it is the maker's that this partner accepted. */
export function dealt(table: Table, f: Fields): Table {
  const partner = number(f['Mitspieler']) ?? -1;
  const index = table.offers.findIndex((o) => o.player === who(f) && o.accepted.includes(partner));
  const offers = table.offers.filter((_, i) => i !== index);
  return log({ ...table, offers }, { kind: 'dealt', player: who(f), partner });
}
