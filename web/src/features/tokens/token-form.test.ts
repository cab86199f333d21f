import { createTokenInput } from '@tempera/domain/tokens/token-calls';
import { expect, it } from 'vitest';
import { lives, tokenForm } from './token-form.ts';

const parse = (expiresInDays: string) =>
  tokenForm.parse({ name: 'Laptop', scopes: ['library'], expiresInDays });

it('sends days as a number, and null for a token without an end', () => {
  expect(parse('30').expiresInDays).toBe(30);
  expect(parse('never').expiresInDays).toBeNull();
});

it.each(lives)('what is offered ($label) is taken by the function', ({ value }) => {
  expect(createTokenInput.safeParse(parse(value)).success).toBe(true);
});

it.each(['0', '366', 'soon', ''])('a life of %j is none', (expiresInDays) => {
  expect(tokenForm.safeParse({ name: 'Laptop', scopes: ['library'], expiresInDays }).success).toBe(false);
});
