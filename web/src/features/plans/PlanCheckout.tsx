import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { paths } from '@tempera/domain/site/paths';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { usePlans } from './api/use-plans.ts';
import { useSubscription } from './api/use-subscription.ts';
import { NewPlan } from './components/NewPlan.tsx';
import { OtherPlan } from './components/OtherPlan.tsx';

/** `/checkout/plan={id}`: the way into a plan, from one to another, or what stands in its way. */
export function PlanCheckout({ planId, uid }: { planId: string; uid: string }) {
  const plans = usePlans();
  const subscription = useSubscription(uid);
  if (plans === null) return <ErrorState onRetry={() => window.location.reload()} />;
  if (plans === undefined || subscription === undefined) {
    return <Skeleton variant="rounded" height="24rem" aria-label="Loading the plan" />;
  }
  const plan = plans.find(({ id }) => id === planId);
  if (!plan || plan.priceCents === 0) {
    return (
      <EmptyState
        title="This plan is not available"
        text="These are the plans that you can choose from."
        action={
          <Button variant="contained" href={paths.pricing}>
            See the plans
          </Button>
        }
      />
    );
  }
  const active = subscription?.status === 'active' ? subscription : null;
  if (active?.planId === planId) {
    return (
      <EmptyState
        icon="check"
        title={`You are on ${plan.name} already`}
        text="Your profile shows when it renews, and lets you change it."
        action={
          <Button variant="contained" href={paths.profilePlan}>
            See your plan
          </Button>
        }
      />
    );
  }
  return active ? <OtherPlan plan={plan} current={active} /> : <NewPlan plan={plan} />;
}
