import { type Account, invoke } from './http.ts';

/** An access token of somebody's, made as the profile makes one. */
export async function makeToken(
  person: Account,
  scopes: readonly string[] = ['library'],
): Promise<{ token: string; tokenId: string }> {
  const asked = { action: 'create', name: 'Laptop', scopes, expiresInDays: 30 };
  return (await invoke('accessTokens', asked, person)).result as unknown as {
    token: string;
    tokenId: string;
  };
}
