import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { monthOf, type StoredTerms, starterPlan, termsOf } from '@tempera/domain/plans/plan';
import { paths } from '@tempera/domain/site/paths';
import { type Live, useDocIfAllowed, useOwnDoc } from '../../firebase/live/use-doc.ts';

/** What is left of a customer's free templates; nothing for those whose plan has no limit. */
export default function FreeLeft({ uid }: { uid: string }) {
  const allowance = useAllowance(uid);
  if (!allowance) return null;
  const { left, of } = allowance;
  return (
    <Typography variant="body2" color="textSecondary">
      {left} of {of} free templates left this month.
      {left === 0 && (
        <>
          {' '}
          <Link href={paths.pricing}>See all plans</Link>
        </>
      )}
    </Typography>
  );
}

const isAnswered = ({ loading, error }: Live<unknown>) => !loading && !error;

/**
 * How many free templates a person has left of how many this month, live: null without a limit and until it is known.
 * The month is the server's, in UTC; who leaves a page open over its end sees the new one at the next look.
 */
function useAllowance(uid: string): { left: number; of: number } | null {
  const user = useOwnDoc(`users/${uid}`);
  const planId = String(user.data?.plan ?? starterPlan);
  const plan = useDocIfAllowed<StoredTerms>(isAnswered(user) ? `plans/${planId}` : null);
  const of = isAnswered(user) && isAnswered(plan) ? termsOf(planId, plan.data).freeTemplates : null;
  const claimed = useOwnDoc(of === null ? null : `users/${uid}/allowances/${monthOf(Date.now())}`);
  if (of === null || !isAnswered(claimed)) return null;
  const slugs = claimed.data?.slugs ?? [];
  return { left: Math.max(0, of - (Array.isArray(slugs) ? slugs.length : 0)), of };
}
