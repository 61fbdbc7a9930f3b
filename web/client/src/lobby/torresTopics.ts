// The points of the Torres rules that a table may choose, with the words of the API.
export const TORRES_TOPICS = [
  { name: 'start', variants: ['leader-starts', 'fixed-start'] },
  { name: 'stacks', variants: ['stacks-in-order'] },
  { name: 'leftovers', variants: ['leftovers-kept', 'leftovers-returned'] },
  { name: 'decks', variants: ['own-decks'] },
  { name: 'scoring', variants: ['scoring-in-turn-order'] },
  { name: 'track', variants: ['shared-fields'] },
  { name: 'doors', variants: ['never-rising'] },
  { name: 'movedBlock', variants: ['moved-block-founds'] },
  { name: 'transfer', variants: ['transfer-rises'] },
  { name: 'climb', variants: ['climb-up-to-two'] },
  { name: 'jump', variants: ['king-not-jumped'] },
] as const;

export type TorresTopic = (typeof TORRES_TOPICS)[number]['name'];
export type TorresVariant = (typeof TORRES_TOPICS)[number]['variants'][number];
