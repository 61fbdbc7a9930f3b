// Dice commitments that the server sent before this page joined their tables.

const commitments = new Map<string, string>();

export function rememberCommitment(token: string, commitment: string): void {
  commitments.set(token, commitment);
}

/** The commitment of the table of a seat, known from the message about the rematch. */
export function knownCommitment(token: string | undefined): string | undefined {
  return token === undefined ? undefined : commitments.get(token);
}
