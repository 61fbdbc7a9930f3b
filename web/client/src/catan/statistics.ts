// Collects the statistics of a game from its messages.
import { asFields, asNumber } from '../net/json';
import { isTurnRoll } from './messages/board';
import {
  RESOURCES,
  asCards,
  resourceCounts,
  type Message,
  type ResourceCounts,
} from './protocol/protocol';
import type { TableState } from './tableState';

/** All lists are in the order of the players at the table. */
export type GameStatistics = {
  /** The public points of all players before each roll, and at the end. */
  points: readonly (readonly number[])[];
  /** The resources that each player got from rolls. */
  yields: readonly ResourceCounts[];
  bankTrades: readonly number[];
  playerTrades: readonly number[];
};

/** Messages that may come between the messages of one action. */
const INTERLEAVED = [
  'Statusupdate',
  'Bank',
  'Chatnachricht',
  'Zuschauer',
  'Zugliste',
  'Ereignisnummer',
];

/**
 * The protocol does not say why a player gains cards ("Ertrag"). The collector infers it from the
 * messages before: after a roll they are the yield, right after the same player's payment ("Kosten")
 * they come from the bank, and after "Handel ausgeführt" from another player.
 */
export class StatisticsCollector {
  private readonly points: number[][] = [];
  private readonly yields = new Map<number, ResourceCounts>();
  private readonly bankTrades = new Map<number, number>();
  private readonly playerTrades = new Map<number, number>();
  private isYield = false;
  private isPlayerTrade = false;
  /** The player who paid right before; undefined if the message before was no payment. */
  private payer: number | undefined;

  /** Adds a message, given the table before it. */
  add(table: TableState, message: Message): void {
    const [name = '', value] = Object.entries(message)[0] ?? [];
    if (INTERLEAVED.includes(name)) return;
    const f = asFields(value);
    const player = asNumber(f['Spieler']) ?? -1;
    if (name === 'Würfelwurf' && isTurnRoll(table)) this.points.push(currentPoints(table));
    if (name === 'Ertrag') this.resourcesGained(player, f['Rohstoffe']);
    if (name === 'Handel ausgeführt') {
      increment(this.playerTrades, player);
      increment(this.playerTrades, asNumber(f['Mitspieler']) ?? -1);
    }
    this.isYield = name === 'Würfelwurf' || (name === 'Ertrag' && this.isYield);
    this.isPlayerTrade =
      name === 'Handel ausgeführt' || (this.isPlayerTrade && ['Kosten', 'Ertrag'].includes(name));
    this.payer = name === 'Kosten' ? player : undefined;
  }

  private resourcesGained(player: number, value: unknown): void {
    const gained = asCards(value, RESOURCES);
    if (this.isYield && gained.open) {
      const sum = { ...(this.yields.get(player) ?? resourceCounts()) };
      for (const r of RESOURCES) sum[r] += gained.open[r];
      this.yields.set(player, sum);
    } else if (this.payer === player && !this.isPlayerTrade) increment(this.bankTrades, player);
  }

  /** The statistics so far, for the players of this table. */
  result(table: TableState): GameStatistics {
    const perPlayer = <T>(map: Map<number, T>, none: T) =>
      table.players.map((p) => map.get(p.id) ?? none);
    return {
      points: [...this.points, currentPoints(table)],
      yields: perPlayer(this.yields, resourceCounts()),
      bankTrades: perPlayer(this.bankTrades, 0),
      playerTrades: perPlayer(this.playerTrades, 0),
    };
  }
}

function currentPoints(table: TableState): number[] {
  return table.players.map((p) => p.points);
}

function increment(map: Map<number, number>, key: number): void {
  map.set(key, (map.get(key) ?? 0) + 1);
}
