import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// Where Google's rules runtime can't be had, a stand-in that permits nothing takes its place. That is
// exact only as long as this file permits nothing.
it('storage.rules lets no client in', () => {
  const text = readFileSync(new URL('../../storage.rules', import.meta.url), 'utf8');
  const rules = text.replace(/\/\/.*$/gm, '');
  expect(rules.match(/\ballow\b[^;]*;/g)).toEqual(['allow read, write: if false;']);
});
