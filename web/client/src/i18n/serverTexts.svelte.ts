// What the server says in German, for those who read English.
import { sentences } from '../net/api';
import { settings } from '../ui/settings.svelte';

let english: Readonly<Record<string, string>> = $state.raw({});
let isAsked = false;

/** The sentence in the language of the page; one that nobody knows stays as it is. */
export function translated(sentence: string): string {
  if (settings.language === 'de') return sentence;
  void load();
  return english[sentence] ?? sentence;
}

async function load(): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  english = await sentences().catch(() => ({}));
}
