// The cards of all players, as far as the messages show them. After the end of a game they show all.
import { asFields, asNumber, type Fields } from '../net/json';
import { playerOf } from './messages/tableUpdates';
import {
  DEVELOPMENT_CARDS,
  RESOURCES,
  asCards,
  resourceCounts,
  type DevelopmentCardCounts,
  type Message,
  type ResourceCounts,
} from './protocol/protocol';
import { noDevelopmentCards } from './tableState';

type OpenHand = { resources: ResourceCounts; cards: DevelopmentCardCounts };

/** The hands of the players by id. */
export type OpenHands = Readonly<Record<number, OpenHand>>;

export function handsAfter(hands: OpenHands, message: Message): OpenHands {
  const [name, value] = Object.entries(message)[0] ?? [];
  const f = asFields(value);
  if (name === 'Statusupdate') return statusUpdated(hands, asFields(f['Spieler']));
  if (name === 'Ertrag') return resourcesMoved(hands, f, 1);
  if (name === 'Kosten') return resourcesMoved(hands, f, -1);
  return hands;
}

function statusUpdated(hands: OpenHands, player: Fields): OpenHands {
  const id = asNumber(player['id']);
  if (id === undefined) return hands;
  const before = hands[id];
  const resources = openCards(player['Rohstoffe'], RESOURCES) ?? before?.resources;
  const cards = openCards(player['Entwicklungskarten'], DEVELOPMENT_CARDS) ?? before?.cards;
  if (!resources && !cards) return hands;
  return {
    ...hands,
    [id]: { resources: resources ?? resourceCounts(), cards: cards ?? noDevelopmentCards() },
  };
}

function openCards<K extends string>(
  value: unknown,
  kinds: readonly K[],
): Record<K, number> | undefined {
  return value === undefined ? undefined : asCards(value, kinds).open;
}

function resourcesMoved(hands: OpenHands, f: Fields, sign: 1 | -1): OpenHands {
  const id = playerOf(f);
  const hand = hands[id];
  const moved = asCards(f['Rohstoffe'], RESOURCES).open;
  if (!hand || !moved) return hands;
  const resources = { ...hand.resources };
  for (const r of RESOURCES) resources[r] = Math.max(0, resources[r] + sign * moved[r]);
  return { ...hands, [id]: { ...hand, resources } };
}
