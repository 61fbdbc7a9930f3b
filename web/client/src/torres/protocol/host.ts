// The host of a Torres table.
const BOT_NAME = /^Bot-\d+$/;

/**
 * Whether the player with this name is the host, which is the person who joined first. The server
 * decides; this value only decides whether the buttons of the host are shown.
 */
export function isHostOf(players: readonly { name: string }[], name: string | undefined): boolean {
  return name !== undefined && players.find((p) => !BOT_NAME.test(p.name))?.name === name;
}
