// The sections of the rules. Their names are also the anchors: `/help/catan#help-robber`.
import type { GameKind } from '../net/api';

export const CATAN_TOPICS = [
  'goal',
  'founding',
  'turn',
  'production',
  'robber',
  'trade',
  'building',
  'cards',
  'awards',
  'end',
] as const;
export type CatanTopic = (typeof CATAN_TOPICS)[number];

export const TORRES_TOPICS = [
  'goal',
  'castles',
  'turn',
  'knights',
  'doors',
  'cards',
  'king',
  'scoring',
  'years',
] as const;
export type TorresTopicName = (typeof TORRES_TOPICS)[number];

export type Topic = CatanTopic | TorresTopicName;

export function rulePath(game: GameKind, topic: Topic): string {
  return `/help/${game}#help-${topic}`;
}
