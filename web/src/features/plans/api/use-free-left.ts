import { freeLeft, monthOf, starterPlan } from '@tempera/domain/plans/plan';
import { useWatched, type Watched } from '../../../firebase/live/use-watched.ts';

const isAnswered = ({ status }: Watched) => status === 'found' || status === 'missing';

/**
 * How many free templates a person has left this month, live: null without a limit, undefined until it is known.
 * The month is the server's, in UTC; who leaves a page open over its end sees the new one at the next look.
 */
export function useFreeLeft(uid: string): number | null | undefined {
  const user = useWatched(`users/${uid}`);
  const planId = user.status === 'found' ? user.data.plan : starterPlan;
  const limited = isAnswered(user) && freeLeft(planId, 0) !== null;
  const allowance = useWatched(limited ? `users/${uid}/allowances/${monthOf(Date.now())}` : null);
  if (!isAnswered(user)) return undefined;
  if (!limited) return null;
  if (!isAnswered(allowance)) return undefined;
  const slugs = allowance.status === 'found' ? allowance.data.slugs : [];
  return freeLeft(planId, Array.isArray(slugs) ? slugs.length : 0);
}
