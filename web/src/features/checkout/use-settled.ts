import { useState } from 'react';
import type { Person, Session } from '../../firebase/auth/session.ts';

/**
 * The person last known, undefined before the first answer. A visitor becomes a guest while they pay; the form they are
 * looking at must not go away in the moment in between.
 */
export function useSettled(session: Session): Person | null | undefined {
  const [person, setPerson] = useState(session.status === 'known' ? session.person : undefined);
  if (session.status === 'known' && session.person !== person) setPerson(session.person);
  return person;
}
