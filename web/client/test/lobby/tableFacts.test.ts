import { describe, expect, it } from 'vitest';
import { rulesAtAGlance } from '../../src/lobby/tableFacts';
import { settings } from '../../src/ui/settings.svelte';

describe('the rules at a glance', () => {
  const rules = { variant: 'standard', victoryPoints: 10, turn: 0 };

  it.each([
    ['de', ', 10 Punkte, ohne Uhr'],
    ['en', ', 10 points, no clock'],
  ] as const)('name a game without a clock in small letters (%s)', (language, end) => {
    settings.language = language;
    expect(rulesAtAGlance({ game: 'catan', rules }).join(', ')).toContain(end);
  });
});
