import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { starterPlan, termsOf } from '@tempera/domain/plans/plan';
import { paths } from '@tempera/domain/site/paths';
import { useFreeLeft } from './api/use-free-left.ts';

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
          <Link href={paths.pricing}>See the plans without a limit</Link>
        </>
      )}
    </Typography>
  );
}
