import type { ProviderAccount, SocialProvider } from '../../firebase/auth/provider.ts';
import { keptIn } from '../../ui/external-store.ts';

const storage = (provider: SocialProvider) => keptIn('local', `tempera.accounts.${provider}`);

const isAccount = (value: Partial<ProviderAccount> | null): value is ProviderAccount =>
  typeof value?.name === 'string' && typeof value.email === 'string';

/** Accounts that were typed into the local store's chooser in this browser, as a provider's window remembers them. */
export function keptAccounts(provider: SocialProvider): ProviderAccount[] {
  const stored = storage(provider).readJson();
  return Array.isArray(stored) ? stored.filter(isAccount) : [];
}

export const keepAccount = (provider: SocialProvider, account: ProviderAccount): void =>
  storage(provider).write(JSON.stringify([...keptAccounts(provider), account]));
