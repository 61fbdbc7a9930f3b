// The messages of a game, recorded for the replay.
import { applyMessage } from './messages/messages';
import { isTurnRoll } from './messages/board';
import { handsAfter, type OpenHands } from './openHands';
import type { Message } from './protocol/protocol';
import { StatisticsCollector, type GameStatistics } from './statistics';
import { afterReconnect, emptyTable, pastOf, type LogEntry, type TableState } from './tableState';

/** These messages concern only the moment in which they arrive. */
const NOT_RECORDED = [
  'Zugliste',
  'Ereignisnummer',
  'Serverantwort',
  'Restzeit',
  'Revanche',
  'Handelsfrist',
  'Pause',
  'Vertretung',
  'Rücknahme',
];
const SNAPSHOT_INTERVAL = 64;

export function isRecorded(message: Message): boolean {
  return !NOT_RECORDED.some((name) => name in message);
}

/** The table after a recorded message. A second "Willkommen" marks a reconnect. */
export function applyRecorded(table: TableState, message: Message): TableState {
  const isReconnect = 'Willkommen' in message && table.me !== undefined;
  return applyMessage(isReconnect ? afterReconnect(table) : table, message);
}

/**
 * Adds the past to a table of which the server has described only the present state. The past
 * consists of log, chat, dice and statistics.
 *
 * @param messages all messages of the game up to the present
 */
export function withHistory(
  table: TableState,
  messages: readonly Message[],
): { table: TableState; statistics: StatisticsCollector } {
  const statistics = new StatisticsCollector();
  let past: TableState = { ...emptyTable(), ...(table.me === undefined ? {} : { me: table.me }) };
  for (const message of messages) {
    statistics.add(past, message);
    past = applyMessage(past, message);
  }
  // Only this page knows whether its contribution to the dice was used.
  const own = table.log.filter((entry) => entry.kind === 'contributed');
  const log = past.log.flatMap<LogEntry>((entry) =>
    entry.kind === 'started' ? [entry, ...own] : [entry],
  );
  return {
    table: {
      ...table,
      ...pastOf(past),
      log,
      logCount: past.logCount + log.length - past.log.length,
      ...(past.dice ? { dice: past.dice } : {}),
      ...(past.stage === 'over' ? endOf(past) : {}),
    },
    statistics,
  };
}

/**
 * The fields about the end of a game. The server does not send them again to a client that returns.
 */
function endOf({ winner, endMessage }: TableState): Partial<TableState> {
  return {
    stage: 'over',
    ...(winner === undefined ? {} : { winner }),
    ...(endMessage === undefined ? {} : { endMessage }),
  };
}

/**
 * A game that can be shown at any step. Snapshots of the table at regular intervals keep the way to
 * a step short.
 */
export class Recording {
  private readonly snapshots: TableState[] = [emptyTable()];
  /** For each step the number of messages up to the step. A step ends with an entry in the log. */
  readonly steps: readonly number[];
  /** For each step its entry in the log. */
  readonly entries: readonly LogEntry[];
  /** The first step of each turn. */
  readonly turns: readonly number[];
  /** The step of each roll of a turn. */
  readonly rolls: readonly number[];
  private readonly hands: readonly OpenHands[];

  constructor(private readonly messages: readonly Message[]) {
    const steps: number[] = [];
    const entries: LogEntry[] = [];
    const turns: number[] = [];
    const rolls: number[] = [];
    const hands: OpenHands[] = [];
    let table = emptyTable();
    let hand: OpenHands = {};
    let turn = '';
    messages.forEach((message, i) => {
      const before = table;
      table = applyRecorded(table, message);
      hand = handsAfter(hand, message);
      const entry = table.log.at(-1);
      const isJoined = table.logCount === before.logCount && entry !== before.log.at(-1);
      if (table.logCount > before.logCount && entry) {
        // The table before the first entry of a turn already shows whose turn it is.
        const now = turnOf(before) ?? turn;
        if (now !== turn || turns.length === 0) turns.push(steps.length);
        turn = now;
        if ('Würfelwurf' in message && isTurnRoll(before)) rolls.push(steps.length);
        steps.push(i + 1);
        entries.push(entry);
        hands.push(hand);
      } else if (steps.length > 0) {
        hands[steps.length - 1] = hand;
        if (isJoined && entry) {
          steps[steps.length - 1] = i + 1;
          entries[steps.length - 1] = entry;
        }
      }
      if ((i + 1) % SNAPSHOT_INTERVAL === 0) this.snapshots.push(table);
    });
    this.steps = steps;
    this.entries = entries;
    this.turns = turns;
    this.rolls = rolls;
    this.hands = hands;
  }

  /** The cards of all players whose cards the messages show. */
  handsAt(step: number): OpenHands {
    return this.hands[step] ?? {};
  }

  /** The table at a step, counted from 0. */
  tableAt(step: number): TableState {
    const length = this.lengthAt(step);
    const snapshot = Math.floor(length / SNAPSHOT_INTERVAL);
    let table = this.snapshots[snapshot] ?? emptyTable();
    for (const message of this.messages.slice(snapshot * SNAPSHOT_INTERVAL, length))
      table = applyRecorded(table, message);
    return table;
  }

  /** The statistics from the start of the game up to a step. */
  statisticsAt(step: number): GameStatistics {
    const collector = new StatisticsCollector();
    let table = emptyTable();
    for (const message of this.messages.slice(0, this.lengthAt(step))) {
      collector.add(table, message);
      table = applyRecorded(table, message);
    }
    return collector.result(table);
  }

  private lengthAt(step: number): number {
    return this.steps[step] ?? this.messages.length;
  }
}

/** The statuses in which a turn begins. */
const TURN_STARTS = ['Dorf bauen', 'Würfeln'];

/** The player who begins a turn; undefined in the middle of a turn. */
function turnOf(table: TableState): string | undefined {
  const player = table.players.find((p) => TURN_STARTS.includes(p.status));
  return player && `${player.id} ${player.status}`;
}
