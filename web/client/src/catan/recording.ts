// The messages of a game, recorded for the replay.
import { applyMessage } from './messages/messages';
import type { Message } from './protocol/protocol';
import { StatisticsCollector, type GameStatistics } from './statistics';
import { afterReconnect, emptyTable, pastOf, type LogEntry, type TableState } from './tableState';

/** These messages concern only the moment in which they arrive. */
const NOT_RECORDED = ['Zugliste', 'Ereignisnummer', 'Serverantwort', 'Restzeit', 'Revanche'];
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
 * A table whose server described only its present state, with what happened before: log, chat,
 * dice, and statistics.
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

/** The server does not repeat the end of a game to a client that returns. */
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
  /** For each step the number of messages up to it. A step ends with an entry in the log. */
  readonly steps: readonly number[];

  constructor(private readonly messages: readonly Message[]) {
    const steps: number[] = [];
    let table = emptyTable();
    let logCount = 0;
    messages.forEach((message, i) => {
      table = applyRecorded(table, message);
      if (table.logCount > logCount) steps.push(i + 1);
      logCount = table.logCount;
      if ((i + 1) % SNAPSHOT_INTERVAL === 0) this.snapshots.push(table);
    });
    this.steps = steps;
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
