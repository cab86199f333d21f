import { z } from 'zod';

/** What an access token is good for. */
export const scopes = ['library', 'profile', 'publish'] as const;
export type Scope = (typeof scopes)[number];

/** What each is called where a person chooses or approves it. */
export const scopeNames: Record<Scope, { name: string; text: string }> = {
  library: { name: 'Library', text: 'Download templates you own' },
  profile: { name: 'Profile', text: 'Read your name and what you own' },
  publish: { name: 'Publish', text: 'Publish versions of the store’s templates' },
};

/** At least one, each once, in the order of {@link scopes}. */
export const scopesSchema = z
  .array(z.enum(scopes))
  .min(1, 'Choose at least one scope.')
  .max(scopes.length)
  .transform((chosen) => scopes.filter((scope) => chosen.includes(scope)));

/** Scopes as a document has them; what is none is left out. */
export const readScopes = (stored: unknown): Scope[] =>
  Array.isArray(stored) ? scopes.filter((scope) => stored.includes(scope)) : [];
