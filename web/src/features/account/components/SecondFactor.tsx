import { lazy, Suspense, useEffect, useState } from 'react';
import { offersSecondFactor } from '../../../firebase/second-factor.ts';
import { useSettings } from '../../../ui/settings.tsx';

const SecondFactorPart = lazy(() => import('./SecondFactorPart.tsx'));

/** The second factor, where the store wants it and the project can do it (design.md §8, enableTwoFactor). */
export function SecondFactor() {
  const { enableTwoFactor } = useSettings();
  const [offered, setOffered] = useState(false);
  useEffect(() => {
    offersSecondFactor().then(setOffered, () => {});
  }, []);
  if (!enableTwoFactor || !offered) return null;
  return (
    <Suspense>
      <SecondFactorPart />
    </Suspense>
  );
}
