import { useIdleSession } from '../../firebase/auth/session.ts';

/** Whose wishlist it is: undefined until it is known who looks, null for visitors and guests, who have none. */
export function useMember(): string | null | undefined {
  const session = useIdleSession();
  if (session.status === 'unknown') return undefined;
  return session.person && !session.person.anonymous ? session.person.uid : null;
}
