import type { Subscription } from '@tempera/domain/plans/subscription';
import { useWatched } from '../../../firebase/live/use-watched.ts';

/** A person's subscription, live: null without one, undefined until it is known. */
export function useSubscription(uid: string): Subscription | null | undefined {
  const watched = useWatched(`subscriptions/${uid}`);
  if (watched.status === 'found') return watched.data as unknown as Subscription;
  return watched.status === 'missing' ? null : undefined;
}
