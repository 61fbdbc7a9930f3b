// A place that may be picked, and how it is read aloud.
export type Target = { place: string; kind: 'corner' | 'city' | 'edge' | 'hex'; label: string };
