import { useSyncExternalStore } from 'react';
import { useSession } from '../../firebase/auth/session.ts';
import { wasSignedIn } from '../../firebase/live/presence.ts';

/**
 * For the login and sign-up pages: `leave` when somebody is signed in already, `wait` while that is likely, else `stay`.
 * Guests count as signed out.
 */
export function useSignedOutOnly(): 'leave' | 'wait' | 'stay' {
  const session = useSession();
  const likely = useSyncExternalStore(subscribeNever, wasSignedIn, () => false);
  if (session.status === 'unknown') return likely ? 'wait' : 'stay';
  return session.person && !session.person.anonymous ? 'leave' : 'stay';
}

const subscribeNever = () => () => {};
