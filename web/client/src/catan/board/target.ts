/** A place on the board that can be clicked. The label is for screen readers. */
export type Target = { place: string; kind: 'corner' | 'city' | 'edge' | 'hex'; label: string };
