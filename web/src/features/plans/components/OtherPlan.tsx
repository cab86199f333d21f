import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Plan } from '@tempera/domain/catalogue/product';
import { proRata, withTax } from '@tempera/domain/plans/billing-period';
import type { Subscription } from '@tempera/domain/plans/subscription';
import { formatLongUtcDate } from '@tempera/domain/site/dates';
import { paths } from '@tempera/domain/site/paths';
import { FormAndSummary } from '../../../ui/FormAndSummary.tsx';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import { useSettings } from '../../../ui/settings.tsx';
import { changePlan } from '../api/plan-calls.ts';
import { usePlanChange } from '../use-plan-change.ts';
import { PlanSummary } from './PlanSummary.tsx';

/** From one plan to another: the difference for what is left of the period today, or nothing and later. */
export function OtherPlan({ plan, current }: { plan: Plan; current: Subscription }) {
  const { taxRate, currency } = useSettings();
  const { busy, problem, run } = usePlanChange(plan.name);
  const { periodStart: start, periodEnd: end, priceCents, payment } = current;
  const net = proRata(priceCents, plan.priceCents, { start, end }, Date.now());
  const { taxCents, amountCents } = withTax(net, Number(taxRate));
  const up = plan.priceCents > priceCents;
  const day = formatLongUtcDate(end);
  const amounts = up
    ? ([
        ['Rest of this month', net],
        ['Tax', taxCents],
        ['Total today', amountCents],
      ] as const)
    : ([
        ['A month', plan.priceCents],
        ['Total today', 0],
      ] as const);
  return (
    <FormAndSummary
      summary={
        <PlanSummary plan={plan} currency={currency} amounts={amounts}>
          {up
            ? `You have ${plan.name} at once; from ${day} it renews at its full price.`
            : `Your plan stays as it is until ${day}, then ${plan.name} begins.`}
        </PlanSummary>
      }
      form={
        <Box sx={{ display: 'grid', gap: 5, justifyItems: 'start' }}>
          <Typography variant="h4" component="h2">
            {up ? 'Upgrade' : 'Switch'} to {plan.name}
          </Typography>
          <Typography>
            {up
              ? `We charge the card that your plan is paid with${payment.last4 ? `, which ends in ${payment.last4}` : ''}.`
              : 'Nothing is charged today.'}
          </Typography>
          {problem && (
            <InlineNotice kind="error" role="alert">
              {problem.text}
            </InlineNotice>
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
            <Button
              variant="contained"
              size="large"
              disabled={busy}
              onClick={() => run((idempotencyKey) => changePlan({ planId: plan.id, idempotencyKey }))}
            >
              {busy ? 'Changing your plan…' : `${up ? 'Upgrade' : 'Switch'} to ${plan.name}`}
            </Button>
            <Button size="large" href={paths.profilePlan}>
              Keep your plan
            </Button>
          </Box>
        </Box>
      }
    />
  );
}
