// Who sits at a table, as long as nobody changes name or colour. What is drawn from that alone need
// not be drawn anew with every message.
import type { Player, Table } from './tableState';

export type Company = Pick<Table, 'players'>;

export class SteadyCompany {
  private last: Company = { players: [] };

  constructor(private readonly table: () => Company) {}

  readonly now: Company = $derived.by(() => {
    const { players } = this.table();
    if (!isSame(this.last.players, players)) this.last = { players };
    return this.last;
  });
}

function isSame(before: readonly Player[], after: readonly Player[]): boolean {
  return (
    before.length === after.length &&
    before.every((p, i) => {
      const q = after[i];
      return p.id === q?.id && p.name === q.name && p.colour === q.colour;
    })
  );
}
