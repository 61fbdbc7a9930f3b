// Moves and reasons in words, from the fields of the analysis.
import { hexesOf } from '../catan/boardPlaces';
import { resourceCounts, type Resource } from '../catan/protocol/protocol';
import { cardList } from '../catan/sentences';
import type { Tile } from '../catan/tableState';
import { analysisTexts } from '../i18n/analysis/texts';
import { texts } from '../i18n/texts';
import { inPoints, keyOf, type AnalysedMove, type JudgedDecision } from './analysis';

/** The words of the analysis for resources. */
const RESOURCE_WORDS: Readonly<Record<string, Resource>> = {
  wood: 'Holz',
  brick: 'Lehm',
  wool: 'Wolle',
  grain: 'Getreide',
  ore: 'Erz',
};

/** Smaller mean differences are not worth a word. */
const WORTH = { points: 0.1, income: 0.02, cards: 0.5, rival: 0.01 };
const DIGITS = { points: 1, income: 2, cards: 1 };

/** A place by the terrain and the numbers around it. */
export function placeText(tiles: readonly Tile[], place: string): string {
  return hexesOf(place)
    .map(({ x, y }) => {
      const tile = tiles.find((one) => one.x === x && one.y === y);
      const terrain = texts().terrain[tile?.terrain ?? 'Meer'];
      return tile?.number ? `${terrain} ${tile.number}` : terrain;
    })
    .join(', ');
}

export function moveText(
  move: AnalysedMove,
  tiles: readonly Tile[],
  names: readonly string[],
): string {
  const t = analysisTexts().moves;
  const corner = move.corner ? placeText(tiles, keyOf(move.corner)) : '';
  const hex = move.hex ? placeText(tiles, keyOf([move.hex])) : '';
  const edges = (move.edges ?? []).map((edge) => placeText(tiles, keyOf(edge))).join('; ');
  const name = (seat: number | undefined) => (seat === undefined ? '' : (names[seat] ?? ''));
  const give = cardsText(move.give);
  const want = cardsText(move.want);
  switch (move.is) {
    case 'roll':
      return t.roll;
    case 'end-turn':
      return t.endTurn;
    case 'build-road':
      return t.road(edges);
    case 'build-settlement':
      return t.settlement(corner);
    case 'build-city':
      return t.city(corner);
    case 'buy-card':
      return t.buyCard;
    case 'discard':
      return t.discard(give);
    case 'move-robber':
      return t.robber(hex, name(move.victim));
    case 'play-knight':
      return t.knight(hex, name(move.victim));
    case 'play-road-building':
      return t.roads(edges);
    case 'play-monopoly':
      return t.monopoly(want.replace(/^\d+ /, ''));
    case 'play-invention':
      return t.invention(want);
    case 'trade-with-bank':
      return t.bank(give, want);
    case 'answer':
      return move.accept ? t.accept : t.decline;
    case 'conclude':
      return t.deal(name(move.partner));
    default:
      return move.is;
  }
}

export function cardsText(counts: Readonly<Record<string, number>> = {}): string {
  const all = resourceCounts();
  for (const [word, count] of Object.entries(counts)) {
    const resource = RESOURCE_WORDS[word];
    if (resource) all[resource] = count;
  }
  return cardList(all);
}

/** Why the better move is better: what the rollouts of both moves led to. */
export function reasonText({ difference }: JudgedDecision): string {
  const t = analysisTexts();
  if (!difference) return t.whySimilar;
  const parts: string[] = [];
  for (const kind of ['points', 'income', 'cards'] as const) {
    const change = difference[kind];
    if (Math.abs(change) >= WORTH[kind])
      parts.push(t[change > 0 ? 'more' : 'fewer'][kind](t.number(Math.abs(change), DIGITS[kind])));
  }
  if (difference.rival <= -WORTH.rival)
    parts.push(t.rivalLower(t.number(-inPoints(difference.rival), 0)));
  const last = parts.pop();
  if (last === undefined) return t.whySimilar;
  return t.why(parts.length > 0 ? `${parts.join(', ')} ${t.and} ${last}` : last);
}
