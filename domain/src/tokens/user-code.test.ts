import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { makeUserCode, readUserCode, showUserCode } from './user-code.ts';

it('is shown in two halves, and read however somebody types it', () => {
  const code = makeUserCode(randomBytes);
  expect(code).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{8}$/);
  const shown = showUserCode(code);
  expect(shown).toBe(`${code.slice(0, 4)}-${code.slice(4)}`);
  for (const typed of [code, shown, shown.toLowerCase(), ` ${code.slice(0, 4)} – ${code.slice(4)} `])
    expect(readUserCode(typed)).toBe(code);
});

it.each(['', 'BCDF', 'BCDF-GHJ', 'BCDF-GHJKL', 'AEIO-UAEI', 'BCDF/GHJK', 'ÄÖÜß-ÄÖÜß'])(
  '%j is none',
  (typed) => {
    expect(readUserCode(typed)).toBeNull();
  },
);
