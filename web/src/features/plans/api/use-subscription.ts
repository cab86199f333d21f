import type { Subscription } from '@tempera/domain/plans/subscription';
import { useDocIfAllowed } from '../../../firebase/live/use-doc.ts';

/** A person's subscription, live: null without one, undefined until it is known. */
export function useSubscription(uid: string): Subscription | null | undefined {
  const { loading, data, error } = useDocIfAllowed<Subscription>(`subscriptions/${uid}`);
  return loading || error ? undefined : data;
}
