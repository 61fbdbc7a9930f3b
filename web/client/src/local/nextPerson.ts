/**
 * The person of this device who must take the seat now; undefined if the present person may stay.
 * The present person stays as long as the game awaits this person or nobody.
 */
export function nextPerson(awaited: readonly number[], me: number): number | undefined {
  if (awaited.includes(me)) return undefined;
  return awaited.find((person) => person > me) ?? awaited[0];
}
