import type { Plan } from '@tempera/domain/catalogue/product';
import { useEffect, useState } from 'react';
import { readPublicItems } from '../../../firebase/public/public-store.ts';

/** The store's plans: undefined until they are there, null when they can't be read. */
export function usePlans(): Plan[] | null | undefined {
  const [plans, setPlans] = useState<Plan[] | null>();
  useEffect(() => {
    let current = true;
    readPublicItems<Plan>('plans').then(
      (found) => current && setPlans(found),
      () => current && setPlans(null),
    );
    return () => {
      current = false;
    };
  }, []);
  return plans;
}
