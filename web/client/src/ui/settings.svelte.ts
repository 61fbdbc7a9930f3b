// The settings of this browser.
import { appBridge } from '../app/appBridge';

export type Language = 'de' | 'en';
export type Theme = 'auto' | 'light' | 'dark';
export type Palette = 'bright' | 'safe';

/** The names of the fields are stored; changing one loses the setting. */
type Settings = {
  language: Language;
  theme: Theme;
  palette: Palette;
  /** The player's name at new tables. */
  name: string;
  /** The player's age, which Torres asks for. */
  age: number;
  /** The colour chosen last. */
  colour: string;
  /** Whether a click on the board needs a confirmation. */
  confirm: boolean;
  sounds: boolean;
  /** Whether the browser notifies the player of a turn while the page is hidden. */
  notify: boolean;
  vibrate: boolean;
};

const STORAGE_KEY = 'spieltisch.settings';

function defaults(): Settings {
  const isGerman = typeof navigator === 'undefined' || navigator.language.startsWith('de');
  return {
    language: isGerman ? 'de' : 'en',
    theme: 'auto',
    palette: 'safe',
    name: '',
    age: 30,
    colour: '',
    confirm: typeof matchMedia !== 'undefined' && matchMedia('(pointer: coarse)').matches,
    sounds: false,
    notify: false,
    vibrate: false,
  };
}

function storedSettings(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...defaults(), ...storedSettings() });

/** Stores a change and applies it to the page. */
export function saveSettings(change: Partial<Settings>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(settings));
  } catch {
    // Without storage the settings last until the page is closed.
  }
  applySettings();
}

/** Sets the attributes of the document that the style sheets read. */
export function applySettings(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  root.dataset['palette'] = settings.palette;
  const theme = settings.theme === 'auto' ? appTheme() : settings.theme;
  if (theme === undefined) delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
}

/** The colours of the system, which a page in an app cannot see by itself. */
function appTheme(): Theme | undefined {
  const app = appBridge();
  return app && (app.isDark() ? 'dark' : 'light');
}
