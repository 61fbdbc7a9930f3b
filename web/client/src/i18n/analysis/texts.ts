// The texts of the analysis, in the language of the settings. They are not part of the first page.
import { settings, type Language } from '../../ui/settings.svelte';
import type { Widened } from '../texts';
import { analysisDe } from './de';
import { analysisEn } from './en';

export type AnalysisTexts = Widened<typeof analysisDe>;

const TEXTS: Record<Language, AnalysisTexts> = { de: analysisDe, en: analysisEn };

/** The texts of the chosen language. Components that call it follow a change of the language. */
export function analysisTexts(): AnalysisTexts {
  return TEXTS[settings.language];
}
