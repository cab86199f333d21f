import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Person, useSession } from '../../../firebase/auth/session.ts';
import { SignedInFirebase } from '../../../firebase/live/hooks.tsx';

interface MemberOnlyProps {
  fallback: ReactNode;
  children: (person: Person) => ReactNode;
}

/** A page for people with an account; others, guests included, go to the login page and come back from there. */
export function MemberOnly({ fallback, children }: MemberOnlyProps) {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const person = session.status === 'known' ? session.person : null;
  const outside = session.status === 'known' && (person === null || person.anonymous);
  useEffect(() => {
    if (outside) navigate(`/login?next=${encodeURIComponent(pathname + search + hash)}`, { replace: true });
  }, [outside, pathname, search, hash, navigate]);
  if (person === null || outside) return fallback;
  return (
    <SignedInFirebase key={person.uid} uid={person.uid} fallback={fallback}>
      {children(person)}
    </SignedInFirebase>
  );
}
