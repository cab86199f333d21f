import { expect, it } from 'vitest';
import { scopeMessage } from './scope-message.ts';

it('says which scope is missing, and which are there', () => {
  expect(scopeMessage({ anyOf: ['library'], has: ['profile', 'publish'] })).toBe(
    'This needs an access token with the scope Library; this one has Profile and Publish. Create another one in the store: Profile, Access tokens.',
  );
  expect(scopeMessage({ anyOf: ['profile', 'library'], has: ['publish'] })).toContain(
    'the scope Profile or Library; this one has Publish.',
  );
});
