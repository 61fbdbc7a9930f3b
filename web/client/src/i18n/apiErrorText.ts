import { ApiError } from '../net/api';
import { settings } from '../ui/settings.svelte';
import { texts } from './texts';

/** Why a request failed, in the language of the page. */
export function apiErrorText(error: unknown): string {
  const sentences = error instanceof ApiError ? error.sentences : undefined;
  return sentences?.[settings.language] ?? texts().failure.unreachable;
}
