// What the person at this browser prefers; kept in the browser.
import { de } from '../i18n/de';
import { en } from '../i18n/en';
import type { Words } from '../i18n/texts';

export type Language = 'de' | 'en';
export type Theme = 'auto' | 'light' | 'dark';
export type Palette = 'bright' | 'safe';

type Stored = {
  language: Language;
  theme: Theme;
  palette: Palette;
  name: string;
  age: number;
  colour: string;
  confirm: boolean;
  sounds: boolean;
};

const KEY = 'spieltisch.settings';

function usual(): Stored {
  const german = typeof navigator === 'undefined' || navigator.language.startsWith('de');
  return {
    language: german ? 'de' : 'en',
    theme: 'auto',
    palette: 'safe',
    name: '',
    age: 30,
    colour: '',
    confirm: typeof matchMedia !== 'undefined' && matchMedia('(pointer: coarse)').matches,
    sounds: false,
  };
}

function stored(): Partial<Stored> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>;
  } catch {
    return {};
  }
}

export const settings: Stored = $state({ ...usual(), ...stored() });

/** Writes a change and applies it to the page. */
export function keep(change: Partial<Stored>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
  apply();
}

export function apply(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  root.dataset['palette'] = settings.palette;
  if (settings.theme === 'auto') delete root.dataset['theme'];
  else root.dataset['theme'] = settings.theme;
}

const WORDS: Record<Language, Words> = { de, en };

/** The words of the chosen language; reading it in a component follows the switch. */
export function words(): Words {
  return WORDS[settings.language];
}
