import { describe, expect, it } from 'vitest';
import { isUnreachable } from '../../../src/lobby/start/quickPlay';
import { ApiError } from '../../../src/net/api';

describe('a server', () => {
  it('is unreachable if nobody or only a proxy answers', () => {
    const sentences = { de: 'Zu viele Tische', en: 'Too many tables' };
    expect(isUnreachable(new ApiError(undefined))).toBe(true);
    expect(isUnreachable(new ApiError(undefined, 502))).toBe(true);
    expect(isUnreachable(new ApiError(sentences, 503))).toBe(false);
    expect(isUnreachable(new ApiError(undefined, 404))).toBe(false);
  });
});
