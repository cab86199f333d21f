import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { isLive, planInForce } from '@tempera/domain/plans/subscription';
import { paths } from '@tempera/domain/site/paths';
import type { Person } from '../../firebase/auth/session.ts';
import { LiveData } from '../../ui/LiveData.tsx';
import { usePlanCharges } from './api/use-plan-charges.ts';
import { usePlans } from './api/use-plans.ts';
import { useSubscription } from './api/use-subscription.ts';
import { ChargeList } from './components/ChargeList.tsx';
import { PlanActions } from './components/PlanActions.tsx';
import { PlanStanding } from './components/PlanStanding.tsx';
import FreeLeft from './FreeLeft.tsx';

/** The plan section of the profile; inside SignedInFirebase. */
export function PlanPanel({ person }: { person: Person }) {
  const { uid, role } = person;
  const plans = usePlans();
  const subscription = useSubscription(uid);
  if (plans === undefined || subscription === undefined) {
    return <Skeleton variant="rounded" height="12rem" aria-label="Loading your plan" />;
  }
  const nameOf = (planId: string) =>
    plans?.find(({ id }) => id === planId)?.name ?? planId.replace(/^./, (letter) => letter.toUpperCase());
  const live = subscription && isLive(subscription) ? subscription : null;
  const name = nameOf(planInForce(live));
  return (
    <Box sx={{ display: 'grid', gap: 8 }}>
      <Box sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
        <Typography variant="h4" component="h3">
          {name}
        </Typography>
        {live ? (
          <>
            <PlanStanding subscription={live} nameOf={nameOf} />
            <PlanActions subscription={live} planName={name} />
          </>
        ) : (
          <>
            {subscription?.openChargeId && (
              <Typography role="status">A payment for your plan is being processed.</Typography>
            )}
            {role === 'customer' && <FreeLeft uid={uid} />}
            <Button variant="contained" href={paths.pricing}>
              See the plans
            </Button>
          </>
        )}
      </Box>
      {subscription && (
        <Box sx={{ display: 'grid', gap: 3 }}>
          <Typography variant="h5" component="h3">
            Charges
          </Typography>
          <Charges uid={uid} nameOf={nameOf} />
        </Box>
      )}
    </Box>
  );
}

function Charges({ uid, nameOf }: { uid: string; nameOf: (planId: string) => string }) {
  return (
    <LiveData live={usePlanCharges(uid)}>
      {(charges) => <ChargeList charges={charges} nameOf={nameOf} />}
    </LiveData>
  );
}
