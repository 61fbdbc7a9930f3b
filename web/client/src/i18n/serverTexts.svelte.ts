// English translations of the German sentences that a server sends.
import { serverTranslations } from '../net/api';
import { settings } from '../ui/settings.svelte';

let english: Readonly<Record<string, string>> = $state.raw({});
/** The sentences with names or numbers in them; `%s` stands for one. */
const templates = $derived(
  Object.entries(english)
    .filter(([german]) => german.includes('%s'))
    .map(([german, translation]) => ({ pattern: patternOf(german), translation })),
);
let isRequested = false;

/** The sentence in the language of the page. A sentence without translation stays German. */
export function translated(sentence: string): string {
  if (settings.language === 'de') return sentence;
  void load();
  return english[sentence] ?? filledTemplate(sentence) ?? sentence;
}

function filledTemplate(sentence: string): string | undefined {
  for (const { pattern, translation } of templates) {
    const parts = pattern.exec(sentence)?.slice(1);
    if (parts) return translation.replace(/%s/g, () => parts.shift() ?? '');
  }
  return undefined;
}

function patternOf(german: string): RegExp {
  const parts = german.split('%s').map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('(.+)')}$`);
}

async function load(): Promise<void> {
  if (isRequested) return;
  isRequested = true;
  english = await serverTranslations().catch(() => ({}));
}
