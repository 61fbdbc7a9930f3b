// The screen texts in the language of the settings.
import { settings, type Language } from '../ui/settings.svelte';
import { de } from './de';
import { en } from './en';

/** A type with the shape of a language and any texts. */
export type Widened<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { [K in keyof T]: Widened<T[K]> };

/** The texts that every language must have. German defines them. */
export type Texts = Widened<typeof de>;

const TEXTS: Record<Language, Texts> = { de, en };

/** The texts of the chosen language. Components that call it follow a change of the language. */
export function texts(): Texts {
  return TEXTS[settings.language];
}
