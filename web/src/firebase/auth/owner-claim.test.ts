// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { answerClaim, keepClaim, keptClaim, onClaim } from './owner-claim.ts';

const code = 'a-code-of-the-owner-0123456789';
let stop = () => {};
afterEach(() => {
  stop();
  sessionStorage.clear();
  location.hash = '';
});

it('keeps the code of the link past the login page', () => {
  location.hash = `#claim=${code}`;
  keepClaim();
  location.hash = '';
  keepClaim();
  expect(keptClaim()).toBe(code);
});

it('takes no other fragment for one', () => {
  location.hash = '#security';
  keepClaim();
  expect(keptClaim()).toBeUndefined();
});

it.each([
  ['claimed', undefined],
  ['refused', undefined],
  ['unconfirmed', code],
] as const)('says that it was %s once somebody listens, and then keeps %s', (outcome, kept) => {
  location.hash = `#claim=${code}`;
  keepClaim();
  answerClaim(outcome);
  const listen = vi.fn();
  stop = onClaim(listen);
  expect(listen).toHaveBeenCalledExactlyOnceWith(outcome);
  expect(keptClaim()).toBe(kept);
});
