import { isContact } from '@tempera/domain/paths';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Person, Restriction } from '../../../firebase/session.ts';
import { useTimeLeft } from '../use-time-left.ts';
import { RestrictionBanner } from './RestrictionBanner.tsx';
import { RestrictionNotice } from './RestrictionNotice.tsx';

interface RestrictedProps {
  person: Person;
  restriction: Restriction;
  bare: ReactNode;
  children: ReactNode;
}

/**
 * The notice for as long as the restriction holds by the store's clock. A suspension without an end restricts nobody.
 * Their support chat stays open to them (design.md §3); what it shows is their own alone.
 */
export default function Restricted({ person, restriction, bare, children }: RestrictedProps) {
  const { until, permanent, status } = restriction;
  const { pathname } = useLocation();
  const left = useTimeLeft(permanent ? null : until);
  const holds = (permanent && status === 'banned') || (left !== null && left > 0);
  if (!holds) return children;
  if (isContact(pathname)) {
    return (
      <>
        <RestrictionBanner status={status} />
        {bare}
      </>
    );
  }
  return <RestrictionNotice person={person} restriction={restriction} left={left} />;
}
