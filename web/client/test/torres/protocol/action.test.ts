import { describe, expect, it } from 'vitest';
import { actionToMessage } from '../../../src/torres/protocol/action';

describe('an action', () => {
  it('is sent with its card and its squares', () => {
    expect(actionToMessage({ kind: 'JUMP_FIGURE', from: 17, to: 19 })).toEqual([
      'AKTION AKTION_ZIEHE_UEBER_RITTER',
      'KARTE 7',
      'X 1',
      'Y 2',
      'X 3',
      'Y 2',
    ]);
    expect(actionToMessage({ kind: 'TAKE_POINT', from: 0, to: 0 })).toEqual([
      'AKTION AKTION_NEHME_PUNKT',
    ]);
  });
});
