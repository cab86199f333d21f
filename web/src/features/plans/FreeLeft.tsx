import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { freeLeft, monthOf, starterPlan, termsOf } from '@tempera/domain/plans/plan';
import { paths } from '@tempera/domain/site/paths';
import { type Live, useDocIfAllowed } from '../../firebase/live/use-doc.ts';

/** What is left of a Starter customer's free templates; nothing for those whose plan has no limit. */
export default function FreeLeft({ uid }: { uid: string }) {
  const left = useFreeLeft(uid);
  if (left === null || left === undefined) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      {left} of {termsOf(starterPlan).freeTemplates} free templates left this month.
      {left === 0 && (
        <>
          {' '}
          <Link href={paths.pricing}>See plans with no limit</Link>
        </>
      )}
    </Typography>
  );
}

const isAnswered = ({ loading, error }: Live<unknown>) => !loading && !error;

/**
 * How many free templates a person has left this month, live: null without a limit, undefined until it is known.
 * The month is the server's, in UTC; who leaves a page open over its end sees the new one at the next look.
 */
function useFreeLeft(uid: string): number | null | undefined {
  const user = useDocIfAllowed(`users/${uid}`);
  const planId = user.data ? user.data.plan : starterPlan;
  const limited = isAnswered(user) && freeLeft(planId, 0) !== null;
  const allowance = useDocIfAllowed(limited ? `users/${uid}/allowances/${monthOf(Date.now())}` : null);
  if (!isAnswered(user)) return undefined;
  if (!limited) return null;
  if (!isAnswered(allowance)) return undefined;
  const slugs = allowance.data?.slugs ?? [];
  return freeLeft(planId, Array.isArray(slugs) ? slugs.length : 0);
}
