import { methodOf, type PaymentMethod } from '@tempera/domain/money/payment-method';
import type { KeptMethod } from '@tempera/domain/money/saved-methods';
import { useEffect, useState } from 'react';
import { savedMethods } from './saved-methods.ts';

/**
 * What a member has kept that is taken here; undefined until it is known. Nobody's is nothing, and what can't be had either: a card
 * can be entered all the same.
 * @param uid the member's; null for visitors and guests, undefined until it is known
 * @param on what is taken
 */
export function useKeptMethods(
  uid: string | null | undefined,
  on: readonly PaymentMethod[],
): readonly KeptMethod[] | undefined {
  const [found, setFound] = useState<{ uid: string; methods: readonly KeptMethod[] } | null>(null);
  useEffect(() => {
    if (!uid) return;
    let current = true;
    const know = (methods: readonly KeptMethod[]) => current && setFound({ uid, methods });
    savedMethods({ action: 'list' }).then(
      ({ methods }) => know(methods),
      () => know([]),
    );
    return () => {
      current = false;
    };
  }, [uid]);
  if (uid === undefined) return undefined;
  if (uid === null) return [];
  return found?.uid === uid ? found.methods.filter((method) => on.includes(methodOf(method))) : undefined;
}
