// Where a table is, and the secret with which its seat is found again after a reload.
import { foreignServer } from './route.svelte';

export function tableUrl(table: string): string {
  const foreign = foreignServer();
  if (foreign) return foreign;
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${location.host}/catan/${encodeURIComponent(table)}`;
}

/** Kept for this tab, so that two tabs may be two players. */
export function keptToken(url: string): string | undefined {
  try {
    return sessionStorage.getItem(`spieltisch.seat.${url}`) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepToken(url: string, token: string): void {
  try {
    sessionStorage.setItem(`spieltisch.seat.${url}`, token);
  } catch {
    // Then a reload loses the seat, but nothing else.
  }
}
