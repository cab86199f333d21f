import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Subscription } from '@tempera/domain/plans/subscription';
import { formatLongUtcDate } from '@tempera/domain/site/dates';
import { paths } from '@tempera/domain/site/paths';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { showToast } from '../../../ui/toast.ts';
import { cancelPlan, resumePlan } from '../api/plans.ts';
import { describePlanProblem } from '../use-plan-change.ts';

interface PlanActionsProps {
  subscription: Subscription;
  planName: string;
}

/** Change, cancel, or take back what was to come; both ask first. */
export function PlanActions({ subscription, planName }: PlanActionsProps) {
  const { cancelAtPeriodEnd, nextPlanId, periodEnd, status, comp } = subscription;
  const [asked, setAsked] = useState<'cancel' | 'resume' | null>(null);
  // What was given has nothing to go on with.
  const changes = !comp && (cancelAtPeriodEnd || nextPlanId !== null);
  const day = formatLongUtcDate(periodEnd);

  const question = (send: () => Promise<unknown>, done: string) => ({
    onConfirm: async () => {
      await send();
      showToast({ title: done, kind: 'success' });
    },
    onFailure: (error: unknown) =>
      showToast({ title: 'Your plan was not changed', text: describePlanProblem(error).text, kind: 'error' }),
    onClose: () => setAsked(null),
  });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
      <Button variant="outlined" color="secondary" href={paths.pricing}>
        Change plan
      </Button>
      {changes && (
        <Button variant="contained" onClick={() => setAsked('resume')}>
          Keep {planName}
        </Button>
      )}
      {!cancelAtPeriodEnd && (
        <Button color="error" onClick={() => setAsked('cancel')}>
          Cancel plan
        </Button>
      )}
      {asked === 'cancel' && (
        <ConfirmDialog
          {...question(cancelPlan, status === 'past-due' ? 'Your plan has ended' : 'Plan canceled')}
          title={`Cancel ${planName}?`}
          action="Cancel the plan"
          cancel="Keep it"
          grave
        >
          {`${status === 'past-due' ? 'It ends now.' : `You keep it until ${day}, and it does not renew.`} Templates you claimed or bought stay yours.`}
        </ConfirmDialog>
      )}
      {asked === 'resume' && (
        <ConfirmDialog
          {...question(resumePlan, `${planName} renews as before`)}
          title={`Keep ${planName}?`}
          action="Keep the plan"
          cancel="Not now"
        >
          {`It renews on ${day} as before. Nothing is charged today.`}
        </ConfirmDialog>
      )}
    </Box>
  );
}
