// The texts of the rules pages. They are loaded with these pages, not with the tables.
import type { CatanTopic, TorresTopicName } from '../../rules/topics';
import { settings } from '../../ui/settings.svelte';
import { rulesDe } from './de';
import { rulesEn } from './en';

export type SectionText = {
  head: string;
  text: readonly string[];
  /** A question, which may be about the picture. */
  question?: string;
  /** The answers: what can be chosen, and why it is right or wrong. */
  options?: readonly (readonly [label: string, why: string])[];
};

export type RulesTexts = {
  catan: Record<CatanTopic, SectionText>;
  torres: Record<TorresTopicName, SectionText>;
};

export function rulesTexts(): RulesTexts {
  return settings.language === 'de' ? rulesDe : rulesEn;
}
