import Button from '@mui/material/Button';
import type { PlanChangeOutput } from '@tempera/domain/plans/plan-calls';
import { messages } from '@tempera/domain/site/messages';
import { paths } from '@tempera/domain/site/paths';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { EmptyState } from '../../ui/Notice.tsx';
import { CheckingPayment } from '../../ui/payment/CheckingPayment.tsx';
import { showToast } from '../../ui/toast.ts';
import { finishPlanPayment } from './api/plans.ts';
import { declined, isThanked, outcomeOf, thanksFor } from './use-plan-change.ts';

const seePlan = (
  <Button variant="contained" href={paths.profilePlan}>
    See your plan
  </Button>
);

/** Asks how a plan's payment stands whose person is back from their bank, and goes on to the plan, or to another card. */
export function PlanReturn({ chargeId }: { chargeId: string }) {
  const navigate = useNavigate();
  const ask = useCallback(() => finishPlanPayment({ chargeId }), [chargeId]);
  const onAnswer = (change: PlanChangeOutput) => {
    if (change.paymentStatus === 'failed') {
      showToast({
        title: 'Your payment didn’t go through',
        text: declined(change).text,
        kind: 'error',
        forNextPage: true,
      });
      navigate(paths.planCheckout(change.planId), { replace: true });
      return;
    }
    // What the bank still waits for, the plan's own page says, with the way there.
    if (change.paymentStatus !== 'requires-action' && !isThanked(change)) {
      showToast({ ...outcomeOf(change, null), forNextPage: true });
    }
    navigate(paths.profilePlan, { replace: true, state: thanksFor(change) });
  };
  return (
    <CheckingPayment
      ask={ask}
      onAnswer={onAnswer}
      missing={
        <EmptyState
          title="Payment not found"
          text="There’s no payment here that your account could see."
          action={seePlan}
        />
      }
      action={seePlan}
      text={`${messages.networkError} You won’t be charged twice: we email you as soon as your bank answers.`}
    />
  );
}
