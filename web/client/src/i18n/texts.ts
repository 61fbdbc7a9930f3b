// What a language must have; German is the pattern.
import type { de } from './de';

type Widened<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { [K in keyof T]: Widened<T[K]> };

export type Words = Widened<typeof de>;
