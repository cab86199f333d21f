import { type Scope, scopeNames } from './scopes.ts';

const listed = (scopes: readonly Scope[], type: 'conjunction' | 'disjunction') =>
  new Intl.ListFormat('en', { type }).format(scopes.map((scope) => scopeNames[scope].name));

/**
 * What whoever uses a program reads where their access token may not do that.
 * @param anyOf the scopes of which any would do
 * @param has those of the token
 */
export const scopeMessage = ({ anyOf, has }: { anyOf: readonly Scope[]; has: readonly Scope[] }): string =>
  `This needs an access token with the scope ${listed(anyOf, 'disjunction')}; this one has ${listed(has, 'conjunction')}. Create another one in the store: Profile, Access tokens.`;
