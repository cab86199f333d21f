import { tokenLives } from '@tempera/domain/tokens/access-token';
import { createTokenInput } from '@tempera/domain/tokens/token-calls';
import { z } from 'zod';

/** The lives that the form offers; a select has texts. */
export const lives = [
  ...tokenLives.map((days) => ({ value: String(days), label: `${days} days` })),
  { value: 'never', label: 'No expiry' },
];

/** What is typed and chosen for a new token. */
export const tokenForm = createTokenInput.extend({
  expiresInDays: z
    .string()
    .transform((chosen) => (chosen === 'never' ? null : Number(chosen)))
    .pipe(createTokenInput.shape.expiresInDays),
});
