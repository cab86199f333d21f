import type { Role } from '@tempera/domain/people/roles';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Person, useSession } from '../../firebase/auth/session.ts';
import { SignedInFirebase } from '../../firebase/live/hooks.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageWidth } from '../../ui/layout.tsx';
import { useAdmission } from './use-admission.ts';

interface RoleOnlyProps {
  roles: readonly Role[];
  /** Where people go who are not signed in. */
  login: string;
  /** Stands around what is shown instead of the panel. */
  Outside: ComponentType<{ children: ReactNode }>;
  /** Shown to people with another role. */
  refused: ReactNode;
  fallback: ReactNode;
  children: (person: Person) => ReactNode;
}

/**
 * A panel for some roles. Rules and functions keep its data from everybody else; this only tells people who open its
 * URL.
 */
export function RoleOnly({ roles, login, Outside, refused, fallback, children }: RoleOnlyProps) {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const person = session.status === 'known' ? session.person : null;
  const outside = session.status === 'known' && (person === null || person.anonymous);
  useEffect(() => {
    if (outside) {
      navigate(`${login}?next=${encodeURIComponent(pathname + search + hash)}`, { replace: true });
    }
  }, [outside, login, pathname, search, hash, navigate]);
  const admission = useAdmission(person, roles);
  if (person === null || outside || admission === 'asks') return fallback;
  if (admission === 'lost' || admission === 'refused') {
    const lost = (
      <PageWidth sx={{ py: 16 }}>
        <ErrorState level="h1" onRetry={() => window.location.reload()} />
      </PageWidth>
    );
    return <Outside>{admission === 'lost' ? lost : refused}</Outside>;
  }
  return (
    <SignedInFirebase key={person.uid} uid={person.uid} fallback={fallback}>
      {children(person)}
    </SignedInFirebase>
  );
}
