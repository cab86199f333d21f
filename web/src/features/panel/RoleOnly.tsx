import type { Role } from '@tempera/domain/roles';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { askRole } from '../../firebase/ask-role.ts';
import { SignedInFirebase } from '../../firebase/SignedInFirebase.tsx';
import { type Person, useSession } from '../../firebase/session.ts';

interface RoleOnlyProps {
  roles: readonly Role[];
  /** Where people go who are not signed in. */
  login: string;
  /** Shown to people with another role. */
  refused: ReactNode;
  fallback: ReactNode;
  children: (person: Person) => ReactNode;
}

/**
 * A panel for some roles. What it shows is kept from everybody else by rules and functions; this says so to people who
 * come by its address (back-office.md §6).
 */
export function RoleOnly({ roles, login, refused, fallback, children }: RoleOnlyProps) {
  const session = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const person = session.status === 'known' ? session.person : null;
  const outside = session.status === 'known' && (person === null || person.anonymous);
  useEffect(() => {
    if (outside) navigate(`${login}?next=${encodeURIComponent(pathname)}`, { replace: true });
  }, [outside, login, pathname, navigate]);
  const looks = useLateRole(person, roles);
  if (person === null || outside || looks) return fallback;
  if (!roles.includes(person.role)) return refused;
  return (
    <SignedInFirebase key={person.uid} uid={person.uid} fallback={fallback}>
      {children(person)}
    </SignedInFirebase>
  );
}

/**
 * The owner is known by their confirmed address, and may have confirmed it in another tab or just before this page came: the
 * server is asked before somebody is refused. True while it is, and until the session has the role that it named.
 */
function useLateRole(person: Person | null, roles: readonly Role[]): boolean {
  const [named, setNamed] = useState<Role | null>(null);
  const wants = person !== null && !roles.includes(person.role);
  useEffect(() => {
    if (!wants) return;
    let over = false;
    const end = (role: Role) => {
      if (!over) setNamed(role);
    };
    askRole().then(end, () => end('customer'));
    return () => {
      over = true;
      setNamed(null);
    };
  }, [wants]);
  return wants && (named === null || roles.includes(named));
}
