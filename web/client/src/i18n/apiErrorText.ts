import { LocalError } from '../local/localTables';
import { ApiError } from '../net/api';
import { localFailure } from '../net/connection';
import { settings } from '../ui/settings.svelte';
import { texts } from './texts';

/** Why a request failed, in the language of the page. */
export function apiErrorText(error: unknown): string {
  if (error instanceof LocalError) return texts().failure[localFailure(error.message)];
  if (!(error instanceof ApiError)) return texts().failure.unreachable;
  return error.sentences?.[settings.language] ?? texts().failure[error.failure];
}
