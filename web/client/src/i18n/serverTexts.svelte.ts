// English translations of the German sentences that a server sends.
import { serverTranslations } from '../net/api';
import { settings } from '../ui/settings.svelte';

let english: Readonly<Record<string, string>> = $state.raw({});
let isRequested = false;

/** The sentence in the language of the page. A sentence without translation stays German. */
export function translated(sentence: string): string {
  if (settings.language === 'de') return sentence;
  void load();
  return english[sentence] ?? sentence;
}

async function load(): Promise<void> {
  if (isRequested) return;
  isRequested = true;
  english = await serverTranslations().catch(() => ({}));
}
