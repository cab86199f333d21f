import type { Role } from '@tempera/domain/people/roles';
import { useEffect, useState } from 'react';
import { askRole } from '../../firebase/auth/account.ts';
import type { Person } from '../../firebase/auth/session.ts';
import { isLost } from '../../firebase/write/call.ts';

/** Whether somebody may see a panel, as far as it is known: `asks` while the server is asked, `lost` when it can't be. */
export type Admission = 'may' | 'asks' | 'refused' | 'lost';

/**
 * The owner is known by their confirmed address, and may have confirmed it in another tab or just before this page came: the
 * server is asked before somebody is refused, and what it named is waited for.
 */
export function useAdmission(person: Person | null, roles: readonly Role[]): Admission {
  const [named, setNamed] = useState<Role | 'lost' | null>(null);
  const wants = person !== null && !roles.includes(person.role);
  useEffect(() => {
    if (!wants) return;
    let over = false;
    const end = (role: Role | 'lost') => {
      if (!over) setNamed(role);
    };
    askRole().then(end, (error: unknown) => end(isLost(error) ? 'lost' : 'customer'));
    return () => {
      over = true;
      setNamed(null);
    };
  }, [wants]);
  if (!wants) return person === null ? 'asks' : 'may';
  if (named === 'lost') return 'lost';
  return named === null || roles.includes(named) ? 'asks' : 'refused';
}
