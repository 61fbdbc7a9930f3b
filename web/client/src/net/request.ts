// Requests to the HTTP API of the server.
import { appBridge } from '../app/appBridge';
import { appRequest } from '../app/appConnections';
import { localRequest } from '../local/localApi';
import { appFailure, type AppFailure } from './connection';
import { homeServer } from './urls';

export const ROOT = '/api/v1';

/**
 * What gives access to a private table: the token of a seat there, or the password of the table.
 */
export type Access = { token?: string | undefined; password?: string | undefined };

/** A failed request. It has no sentences if the server could not be reached. */
export class ApiError extends Error {
  constructor(
    readonly sentences: { de: string; en: string } | undefined,
    readonly status = 0,
    /** Why there was no answer, if that is known. */
    readonly failure: AppFailure = 'unreachable',
  ) {
    super(sentences?.en ?? 'unreachable');
  }

  /** Whether the table is private and the request did not prove access. */
  get isForbidden(): boolean {
    return this.status === 403;
  }
}

/** Headers are ASCII, so the password is percent-encoded. */
function accessHeaders({ token, password }: Access): Record<string, string> {
  return {
    ...(token ? { 'Seat-Token': token } : {}),
    ...(password ? { 'Table-Password': encodeURIComponent(password) } : {}),
  };
}

/** The answer to a request. Rejects if there was none, or an error. */
export async function request(
  method: string,
  path: string,
  body?: unknown,
  access: Access = {},
): Promise<unknown> {
  const local = localRequest(path, access.token);
  if (local) return local;
  const { status, text } = await answerTo(method, path, body, access);
  const answer: unknown = parsed(text);
  if (status < 200 || status >= 300)
    throw new ApiError(
      (answer as { error?: { de: string; en: string } } | undefined)?.error,
      status,
    );
  return answer;
}

type Answer = { status: number; text: string };

/** The answer of the server. Rejects if there was none. */
async function answerTo(
  method: string,
  path: string,
  body: unknown,
  access: Access,
): Promise<Answer> {
  const json = body === undefined ? '' : JSON.stringify(body);
  if (appBridge()) return appAnswer(method, path, json, access);
  const headers = accessHeaders(access);
  try {
    const response = await fetch(ROOT + path, {
      method,
      ...(json === ''
        ? { headers }
        : { body: json, headers: { ...headers, 'Content-Type': 'application/json' } }),
    });
    return { status: response.status, text: await response.text() };
  } catch {
    throw new ApiError(undefined);
  }
}

/** The answer of the server that the player of the app chose. Without one there is no answer. */
async function appAnswer(
  method: string,
  path: string,
  json: string,
  access: Access,
): Promise<Answer> {
  const home = homeServer();
  const app = appBridge();
  if (app === undefined || home === undefined) throw new ApiError(undefined);
  const url = home + ROOT + path;
  const { status, body } = await appRequest(app, method, url, appHeaders(access), json);
  if (status === 0) throw new ApiError(undefined, 0, appFailure(body));
  return { status, text: body };
}

function appHeaders({ token, password }: Access): { token: string; password: string } {
  return { token: token ?? '', password: password ? encodeURIComponent(password) : '' };
}

/** A proxy may answer with something that is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
