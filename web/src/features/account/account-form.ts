import { useEffect } from 'react';

const load = () => import('@tempera/domain/people/account-forms');

/** A schema of the small forms that stand before anybody is signed in: it comes after they are shown, and zod with it. */
export const accountForm =
  <Name extends 'loginForm' | 'codeForm' | 'passwordForm'>(name: Name) =>
  () =>
    load().then((forms) => forms[name]);

/** Has it at hand before it is asked for. */
export function useAccountForms(): void {
  useEffect(() => {
    load();
  }, []);
}
