import { isStrongPassword } from '@tempera/domain/people/password';
import { messages } from '@tempera/domain/site/messages';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkNewPassword } from './check-new-password.ts';

const good = { current: 'Old-paint-1', password: 'New-paint-2', confirm: 'New-paint-2' };
const { missing, weak, mismatch } = messages.signUp;

it.each([
  [{}, {}],
  [{ current: '' }, { current: missing.text }],
  [
    { password: '', confirm: '' },
    { password: missing.text, confirm: missing.text },
  ],
  [{ password: 'short', confirm: 'short' }, { password: weak.text }],
  [{ confirm: 'New-paint-3' }, { confirm: mismatch.text }],
  [{ current: 'New-paint-2' }, { password: 'Choose one that you did not have before.' }],
])('%j', (change, problems) => {
  expect(checkNewPassword({ ...good, ...change })).toEqual(problems);
});

it('never lets a weak or mistyped password through, of 200 generated ones', { timeout: 30_000 }, () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom('Abcdefg1', 'x'.repeat(10_240)),
  );
  fc.assert(
    fc.property(typed, typed, typed, (current, password, confirm) => {
      if (Object.keys(checkNewPassword({ current, password, confirm })).length > 0) return;
      expect(isStrongPassword(password) && password === confirm && password !== current).toBe(true);
    }),
    { numRuns: 200 },
  );
});
