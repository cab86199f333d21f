import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Subscription } from '@tempera/domain/plans/subscription';
import { formatLongUtcDate } from '@tempera/domain/site/dates';
import { paths } from '@tempera/domain/site/paths';
import { useState } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import { showToast } from '../../../ui/toast.ts';
import { cancelPlan, resumePlan } from '../api/plans.ts';
import { describePlanProblem } from '../use-plan-change.ts';

interface PlanActionsProps {
  subscription: Subscription;
  planName: string;
}

/** Change, cancel, or take back what was to come; both ask first. */
export function PlanActions({ subscription, planName }: PlanActionsProps) {
  const { cancelAtPeriodEnd, nextPlanId, periodEnd, status } = subscription;
  const [asked, setAsked] = useState<'cancel' | 'resume' | null>(null);
  const [busy, setBusy] = useState(false);
  const changes = cancelAtPeriodEnd || nextPlanId !== null;
  const day = formatLongUtcDate(periodEnd);

  const run = async (send: () => Promise<unknown>, title: string) => {
    setBusy(true);
    try {
      await send();
      showToast({ title, kind: 'success' });
      setAsked(null);
    } catch (error) {
      showToast({ title: 'Your plan is as it was', text: describePlanProblem(error).text, kind: 'error' });
    }
    setBusy(false);
  };

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
      <Dialog
        open={asked === 'cancel'}
        title={`Cancel ${planName}?`}
        onClose={() => setAsked(null)}
        actions={
          <>
            <Button onClick={() => setAsked(null)}>Keep it</Button>
            <Button
              color="error"
              disabled={busy}
              onClick={() =>
                run(cancelPlan, status === 'past-due' ? 'Your plan has ended' : 'Plan cancelled')
              }
            >
              Cancel the plan
            </Button>
          </>
        }
      >
        <Typography>
          {status === 'past-due'
            ? 'It ends now. Templates that you have claimed or bought stay yours.'
            : `It stays until ${day} and is not renewed. Templates that you have claimed or bought stay yours.`}
        </Typography>
      </Dialog>
      <Dialog
        open={asked === 'resume'}
        title={`Keep ${planName}?`}
        onClose={() => setAsked(null)}
        actions={
          <>
            <Button onClick={() => setAsked(null)}>Not now</Button>
            <Button disabled={busy} onClick={() => run(resumePlan, `You keep ${planName}`)}>
              Keep the plan
            </Button>
          </>
        }
      >
        <Typography>It renews on {day} as before. Nothing is charged today.</Typography>
      </Dialog>
    </Box>
  );
}
