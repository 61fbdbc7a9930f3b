// Every message makes a new list of players. What depends only on names and colours, like the board
// and the log, would be drawn again each time.
import type { Player, WithPlayers } from './tableState';

/** A list of players that changes only when a name or a colour changes. */
export class StablePlayers {
  private last: WithPlayers = { players: [] };

  constructor(private readonly table: () => WithPlayers) {}

  readonly current: WithPlayers = $derived.by(() => {
    const { players } = this.table();
    if (!haveSameProfiles(this.last.players, players)) this.last = { players };
    return this.last;
  });
}

function haveSameProfiles(before: readonly Player[], after: readonly Player[]): boolean {
  return (
    before.length === after.length &&
    before.every((p, i) => {
      const q = after[i];
      return p.id === q?.id && p.name === q.name && p.colour === q.colour;
    })
  );
}
