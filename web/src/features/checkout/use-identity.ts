import { useEffect, useRef, useState } from 'react';
import type { Person } from '../../firebase/auth/session.ts';

/** The uid of a member; null for visitors and guests, undefined until it is known. */
export const memberUid = (person: Person | null | undefined): string | null | undefined =>
  person === undefined ? undefined : person === null || person.anonymous ? null : person.uid;

/**
 * A key for what belongs to one person. It stays when it becomes known who that is, so that nothing typed by then is lost,
 * and changes when somebody else signs in or out, which `onChange` hears of too.
 */
export function useIdentity(person: Person | null | undefined, onChange: () => void): string {
  const uid = memberUid(person);
  const [first, setFirst] = useState(uid);
  if (first === undefined && uid !== undefined) setFirst(uid);
  const asked = useRef(uid);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each person
  useEffect(() => {
    if (uid === undefined) return;
    if (asked.current !== undefined && asked.current !== uid) onChange();
    asked.current = uid;
  }, [uid]);
  return uid === undefined || uid === first ? 'first' : (uid ?? 'visitor');
}
