import { Suspense, useState } from 'react';
import type { ProviderAccount, SocialProvider } from '../../../firebase/auth/provider.ts';
import { lazyDialog } from '../../../ui/lazy-part.tsx';

const AccountChooser =
  import.meta.env.MODE === 'emulators' ? lazyDialog(() => import('./AccountChooser.tsx')) : null;

interface Asking {
  provider: SocialProvider;
  onChoose: (account: ProviderAccount) => void;
  onClose: () => void;
}

/** As a provider's window says it, for those who tell a change of mind from a failure. */
const closed = () => Object.assign(new Error('no account was chosen'), { code: 'auth/popup-closed-by-user' });

/**
 * Asks who somebody is at Google or GitHub, in a local store, which has no internet to ask them (decision 1). Elsewhere
 * `choose` knows nobody, and the provider's own window asks. It throws when the person changed their mind.
 */
export function useAccountChooser() {
  const [asking, setAsking] = useState<Asking | null>(null);
  const choose = async (provider: SocialProvider): Promise<ProviderAccount | undefined> => {
    if (!AccountChooser) return undefined;
    return new Promise<ProviderAccount>((onChoose, reject) => {
      setAsking({ provider, onChoose, onClose: () => reject(closed()) });
    }).finally(() => setAsking(null));
  };
  const chooser = AccountChooser && asking && (
    <Suspense>
      <AccountChooser {...asking} />
    </Suspense>
  );
  return { choose, chooser };
}
