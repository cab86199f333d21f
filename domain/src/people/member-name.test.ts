import { expect, it } from 'vitest';
import { memberName } from './member-name.ts';

it('a person without a name has a number, always the same', () => {
  const uids = Array.from({ length: 500 }, (_, n) => `uid-${n}`);
  for (const uid of uids) {
    expect(memberName(uid)).toMatch(/^Member [1-9]\d{3}$/);
    expect(memberName(uid)).toBe(memberName(uid));
  }
  expect(new Set(uids.map(memberName)).size).toBeGreaterThan(400);
});
