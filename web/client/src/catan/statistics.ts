// Counts along while a game is heard: points over time, what the dice brought, who traded how often.
import {
  RESOURCES,
  counts,
  fields,
  number,
  pile,
  type Counts,
  type Message,
} from './protocol/protocol';
import type { Table } from './tableState';

export type Summary = {
  /** The public points of everybody in the order of the players, before each throw and at the end. */
  points: readonly (readonly number[])[];
  /** What the dice brought to each player. */
  yields: readonly Counts[];
  bankTrades: readonly number[];
  deals: readonly number[];
};

/** These stand between the messages of one action and end nothing. */
const SILENT = ['Statusupdate', 'Bank', 'Chatnachricht', 'Zuschauer', 'Zugliste', 'Ereignisnummer'];

export class Tally {
  private readonly points: number[][] = [];
  private readonly yields = new Map<number, Counts>();
  private readonly bankTrades = new Map<number, number>();
  private readonly deals = new Map<number, number>();
  /** Whether cards that come now are what the dice bring. */
  private isHarvest = false;
  private isDeal = false;
  /** Who has just paid: cards for him right after that are the bank's, unless it is a deal. */
  private payer: number | undefined;

  /** Counts a message, given how the table stood before it. */
  hear(table: Table, message: Message): void {
    const [name = '', value] = Object.entries(message)[0] ?? [];
    if (SILENT.includes(name)) return;
    const f = fields(value);
    const who = number(f['Spieler']) ?? -1;
    // The throws for the first turn are no throws of the game.
    if (name === 'Würfelwurf' && Object.keys(table.buildings).length > 0)
      this.points.push(standing(table));
    if (name === 'Ertrag') this.gained(who, f['Rohstoffe']);
    if (name === 'Handel ausgeführt') {
      more(this.deals, who);
      more(this.deals, number(f['Mitspieler']) ?? -1);
    }
    this.isHarvest = name === 'Würfelwurf' || (name === 'Ertrag' && this.isHarvest);
    this.isDeal =
      name === 'Handel ausgeführt' || (this.isDeal && ['Kosten', 'Ertrag'].includes(name));
    this.payer = name === 'Kosten' ? who : undefined;
  }

  private gained(who: number, value: unknown): void {
    const moved = pile(value, RESOURCES);
    if (this.isHarvest && moved.open) {
      const sum = { ...(this.yields.get(who) ?? counts()) };
      for (const r of RESOURCES) sum[r] += moved.open[r];
      this.yields.set(who, sum);
    } else if (this.payer === who && !this.isDeal) more(this.bankTrades, who);
  }

  /** What was counted up to this table, in the order of its players. */
  summary(table: Table): Summary {
    const each = <T>(map: Map<number, T>, none: T) =>
      table.players.map((p) => map.get(p.id) ?? none);
    return {
      points: [...this.points, standing(table)],
      yields: each(this.yields, counts()),
      bankTrades: each(this.bankTrades, 0),
      deals: each(this.deals, 0),
    };
  }
}

function standing(table: Table): number[] {
  return table.players.map((p) => p.points);
}

function more(map: Map<number, number>, who: number): void {
  map.set(who, (map.get(who) ?? 0) + 1);
}
