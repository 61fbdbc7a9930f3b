// The part of the server's API that tables in this browser answer.
import { LOCAL_PREFIX } from '../net/urls';
import { callWorker } from './localTables';

const PATH = new RegExp(`^/(tables|games)/(${LOCAL_PREFIX}[^/]+)(?:/(.*))?$`);

/**
 * The answer of a local table; undefined if the path belongs to the server. Nothing about a local
 * table is asked of the server, which does not know it.
 */
export function localRequest(path: string, token = ''): Promise<unknown> | undefined {
  const [, list, table, part] = PATH.exec(path) ?? [];
  if (table === undefined) return undefined;
  if (part === 'again') return callWorker('rematch', table).then((name) => ({ id: name, name }));
  if (part !== undefined) return Promise.reject(new Error(`a local table has no ${part}`));
  return list === 'tables'
    ? callWorker('summary', table)
    : callWorker('history', table, secretOf(token));
}

/** A Catan token is the name of the table and a secret; a Torres token is the secret. */
function secretOf(token: string): string {
  return token.slice(token.indexOf('.') + 1);
}
