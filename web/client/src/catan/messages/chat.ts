// What is said at the table, and its last word.
import { number, text, type Fields } from '../protocol/protocol';
import type { Table } from '../tableState';
import { log } from './tableUpdates';

export function said(table: Table, f: Fields): Table {
  const line = {
    sender: number(f['Absender']),
    text: text(f['Nachricht']) ?? '',
  };
  return {
    ...table,
    chat: [...table.chat, line].slice(-200),
    spoken: table.spoken + (line.sender === undefined ? 0 : 1),
  };
}

export function ended(table: Table, f: Fields): Table {
  const winner = number(f['Sieger']) ?? number(f['Spieler']);
  const message = text(f['Nachricht']) ?? '';
  const won = winner !== undefined && winner >= 0 ? { winner } : {};
  const next: Table = { ...table, stage: 'over', ending: message, offers: [], ...won };
  delete next.clock;
  return log(next, { kind: 'over', ...won, message });
}
