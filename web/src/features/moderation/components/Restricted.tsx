import { isContact } from '@tempera/domain/site/paths';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Person } from '../../../firebase/auth/session.ts';
import { useTimeLeft } from '../use-time-left.ts';
import { RestrictionBanner } from './RestrictionBanner.tsx';
import { RestrictionNotice } from './RestrictionNotice.tsx';

interface RestrictedProps {
  person: Person | null;
  bare: ReactNode;
  children: ReactNode;
}

/**
 * The notice for as long as the restriction holds by the store's clock, and until that is known. A suspension without an end restricts nobody.
 * Their own support chat stays open to them.
 */
export default function Restricted({ person, bare, children }: RestrictedProps) {
  const { pathname } = useLocation();
  const restriction = person?.restriction ?? null;
  const { left, sure } = useTimeLeft(restriction?.permanent ? null : (restriction?.until ?? null));
  const holds =
    (restriction?.permanent && restriction.status === 'banned') || (left !== null && (left > 0 || !sure));
  if (!person || !restriction || !holds) return children;
  if (isContact(pathname)) {
    return (
      <>
        <RestrictionBanner status={restriction.status} />
        {bare}
      </>
    );
  }
  return <RestrictionNotice person={person} restriction={restriction} left={left} />;
}
