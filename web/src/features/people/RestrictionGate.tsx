import { lazy, type ReactNode, Suspense, useState } from 'react';
import { usePerson } from '../../firebase/auth/session.ts';

const Restricted = lazy(() => import('./components/Restricted.tsx'));

interface RestrictionGateProps {
  /** The page alone, without the store's header and footer around it. */
  bare: ReactNode;
  children: ReactNode;
}

/**
 * Shows the notice instead of the whole app to a person whose account is restricted, in every open tab and without a
 * reload: the session follows the record. Its code loads for those who need it.
 */
export function RestrictionGate({ bare, children }: RestrictionGateProps) {
  const person = usePerson();
  const [seen, setSeen] = useState(false);
  // The page that has come back stays as it is when the record is lifted some time after the restriction was over.
  if (person?.restriction && !seen) setSeen(true);
  if (!seen) return children;
  return (
    <Suspense>
      <Restricted person={person} bare={bare}>
        {children}
      </Restricted>
    </Suspense>
  );
}
