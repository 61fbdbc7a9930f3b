// A game as it was heard, message by message: what replay and the charts at the end are made of.
import { hear } from './messages/messages';
import type { Message } from './protocol/protocol';
import { afterReconnect, emptyTable, type Table } from './tableState';
import { Tally, type Summary } from './statistics';

/** These say what could be done, not what was done. */
const PASSING = ['Zugliste', 'Ereignisnummer', 'Serverantwort', 'Restzeit', 'Revanche'];
const SNAPSHOT_EVERY = 64;

/** What is known after one more message; a second welcome tells everything anew. */
export function step(table: Table, message: Message): Table {
  const isAgain = 'Willkommen' in message && table.me !== undefined;
  return hear(isAgain ? afterReconnect(table) : table, message);
}

export function isLasting(message: Message): boolean {
  return !PASSING.some((word) => word in message);
}

/** Answers how the table stood after any number of messages, from a snapshot that is near. */
export class Chronicle {
  private readonly snapshots: Table[] = [emptyTable()];
  /** After how many messages something had happened that is worth a look. */
  readonly moments: readonly number[];

  constructor(private readonly frames: readonly Message[]) {
    const moments: number[] = [];
    let table = emptyTable();
    let known = 0;
    frames.forEach((frame, i) => {
      table = step(table, frame);
      if (table.told > known) moments.push(i + 1);
      known = table.told;
      if ((i + 1) % SNAPSHOT_EVERY === 0) this.snapshots.push(table);
    });
    this.moments = moments;
  }

  /** The figures up to a moment. */
  summary(moment: number): Summary {
    const tally = new Tally();
    let table = emptyTable();
    for (const frame of this.frames.slice(0, this.length(moment))) {
      tally.hear(table, frame);
      table = step(table, frame);
    }
    return tally.summary(table);
  }

  private length(moment: number): number {
    return this.moments[moment] ?? this.frames.length;
  }

  /** The table at a moment, counted from 0. */
  at(moment: number): Table {
    const length = this.length(moment);
    const near = Math.floor(length / SNAPSHOT_EVERY);
    let table = this.snapshots[near] ?? emptyTable();
    for (const frame of this.frames.slice(near * SNAPSHOT_EVERY, length))
      table = step(table, frame);
    return table;
  }
}
