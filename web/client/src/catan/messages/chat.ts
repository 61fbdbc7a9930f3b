// Chat messages.
import { asNumber, asText, type Fields } from '../../net/json';
import type { TableState } from '../tableState';

const CHAT_LIMIT = 200;

export function chatReceived(table: TableState, f: Fields): TableState {
  const message = { sender: asNumber(f['Absender']), text: asText(f['Nachricht']) ?? '' };
  return {
    ...table,
    chat: [...table.chat, message].slice(-CHAT_LIMIT),
    chatCount: table.chatCount + (message.sender === undefined ? 0 : 1),
  };
}
