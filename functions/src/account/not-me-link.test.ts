import { RefusalError } from '@tempera/domain/calls/reasons';
import { durations } from '@tempera/domain/site/durations';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clock } from '../platform/clock.ts';
import { keyFor, signClaim } from '../platform/signed-text.ts';
import { readNotMe, signNotMe } from './not-me-link.ts';

const secret = 'a-secret-of-this-test';
const at = Date.now();
const ada = { uid: 'ada', email: 'ada@example.com', newEmail: undefined, at };
afterEach(() => vi.restoreAllMocks());

const reasonOf = (link: string, key = secret) => {
  try {
    return readNotMe(link, key);
  } catch (error) {
    return error instanceof RefusalError ? error.refusal.reason : error;
  }
};

describe('the link', () => {
  it('says whose account it is, and where an address went', () => {
    expect(readNotMe(signNotMe(ada, secret), secret)).toEqual(ada);
    const moved = { ...ada, newEmail: 'eve@example.com' };
    expect(readNotMe(signNotMe(moved, secret), secret)).toEqual(moved);
  });

  it('names an address as accounts have it', () => {
    expect(readNotMe(signNotMe({ ...ada, email: ' Ada@Example.com' }, secret), secret)).toEqual(ada);
  });

  it('is good for seven days from what it is about, whenever it was signed', () => {
    const link = signNotMe(ada, secret);
    vi.spyOn(clock, 'now').mockReturnValue(at + durations.notMeLink - 60_000);
    for (const one of [link, signNotMe(ada, secret)]) expect(reasonOf(one)).toEqual(ada);
    vi.spyOn(clock, 'now').mockReturnValue(at + durations.notMeLink + 60_000);
    for (const one of [link, signNotMe(ada, secret)]) expect(reasonOf(one)).toBe('link-invalid');
  });

  it.each([
    ['another key', signNotMe(ada, 'another-secret-of-this-test')],
    ['another purpose', signClaim({ u: 'ada', e: ada.email, x: 9e15 }, keyFor('tempera order link', secret))],
    ['a claim of another form', signClaim({ u: 'ada', x: 9e15 }, keyFor('tempera not me link', secret))],
    ['nonsense', 'nonsense'],
    ['nothing', ''],
  ])('of %s is refused', (_what, link) => {
    expect(reasonOf(link)).toBe('link-invalid');
  });
});
