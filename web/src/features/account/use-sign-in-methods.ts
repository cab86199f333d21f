import { useCallback, useEffect, useState } from 'react';
import { listSignInMethods, type SignInMethod } from '../../firebase/auth/account.ts';

/** How the person can sign in; null until Auth has said. `reload` after one was added or taken away. */
export function useSignInMethods(): { methods: SignInMethod[] | null; reload: () => Promise<void> } {
  const [methods, setMethods] = useState<SignInMethod[] | null>(null);
  const reload = useCallback(async () => setMethods(await listSignInMethods()), []);
  useEffect(() => {
    reload();
  }, [reload]);
  return { methods, reload };
}
