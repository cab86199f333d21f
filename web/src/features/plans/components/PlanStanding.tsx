import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type Cents, formatMoney } from '@tempera/domain/money/money';
import type { Subscription } from '@tempera/domain/plans/subscription';
import { formatLongUtcDate } from '@tempera/domain/site/dates';
import { paths } from '@tempera/domain/site/paths';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';

interface PlanStandingProps {
  subscription: Subscription;
  nameOf: (planId: string) => string;
}

/** Until when a plan is paid for, and what comes then. */
export function PlanStanding({ subscription, nameOf }: PlanStandingProps) {
  const { planId, status, priceCents, currency, periodEnd, cancelAtPeriodEnd, nextPlanId, dueAt } =
    subscription;
  const day = formatLongUtcDate(periodEnd);
  if (status === 'past-due') {
    return (
      <InlineNotice
        kind="error"
        role="status"
        action={
          <Button size="small" href={paths.planCheckout(planId)}>
            Pay with another card
          </Button>
        }
      >
        Your card was declined, so the plan is not paid since {day}.
        {dueAt !== null &&
          ` We try again on ${formatLongUtcDate(dueAt)}; without a payment it ends after three tries.`}
      </InlineNotice>
    );
  }
  const next = nextPlanId ?? planId;
  const price = next === planId ? ` for ${formatMoney(priceCents as Cents, currency)} and tax` : '';
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography>
        {cancelAtPeriodEnd ? `Ends on ${day}, and is not renewed.` : `Paid until ${day}.`}
      </Typography>
      {!cancelAtPeriodEnd && (
        <Typography color="textSecondary">
          {next === planId ? `Renews on that day${price}.` : `Then ${nameOf(next)} begins.`}
        </Typography>
      )}
    </Box>
  );
}
