import { lazy, Suspense, useEffect, useState } from 'react';
import { offersSecondFactor } from '../../../firebase/auth/second-factor.ts';
import { useSettings } from '../../../ui/settings.tsx';

const SecondFactorPart = lazy(() => import('./SecondFactorPart.tsx'));

/** The second factor, where the setting `enableTwoFactor` is on and the Firebase project supports it. */
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
