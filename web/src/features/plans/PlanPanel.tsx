import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type Cents, formatMoney } from '@tempera/domain/money/money';
import { unpaidUntil } from '@tempera/domain/plans/dunning';
import { isLive, type PlanCharge, planInForce, type Subscription } from '@tempera/domain/plans/subscription';
import { formatLongUtcDate } from '@tempera/domain/site/dates';
import { paths } from '@tempera/domain/site/paths';
import type { Person } from '../../firebase/auth/session.ts';
import { CreditNoteButtons } from '../../ui/CreditNoteButtons.tsx';
import { InlineNotice } from '../../ui/InlineNotice.tsx';
import { InvoiceButton } from '../../ui/InvoiceButton.tsx';
import { LiveData } from '../../ui/LiveData.tsx';
import { usePlanCharges, usePlans, useSubscription } from './api/plans.ts';
import { PlanActions } from './components/PlanActions.tsx';
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

interface PlanStandingProps {
  subscription: Subscription;
  nameOf: (planId: string) => string;
}

/** Until when a plan is paid for, and what comes then. */
function PlanStanding({ subscription, nameOf }: PlanStandingProps) {
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
        Your card was declined. Your plan has been unpaid since {day}.
        {dueAt !== null &&
          ` We try again on ${formatLongUtcDate(dueAt)}; it ends on ${formatLongUtcDate(Math.max(dueAt, unpaidUntil(periodEnd)))} if it stays unpaid.`}
      </InlineNotice>
    );
  }
  const next = nextPlanId ?? planId;
  const price = next === planId ? ` for ${formatMoney(priceCents as Cents, currency)} and tax` : '';
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography>
        {cancelAtPeriodEnd ? `Ends on ${day} and does not renew.` : `Paid until ${day}.`}
      </Typography>
      {!cancelAtPeriodEnd && (
        <Typography color="textSecondary">
          {next === planId ? `Renews on that day${price}.` : `Then ${nameOf(next)} begins.`}
        </Typography>
      )}
    </Box>
  );
}

const kinds = { subscribe: 'Plan', upgrade: 'Upgrade', renewal: 'Renewal' } as const;
const states = {
  paid: { label: 'Paid', color: 'verdigris.text' },
  pending: { label: 'Being processed', color: 'ochre.text' },
  failed: { label: 'Declined', color: 'vermilion.text' },
} as const satisfies Record<PlanCharge['status'], object>;

interface ChargeListProps {
  charges: PlanCharge[];
  nameOf: (planId: string) => string;
}

/** What was charged for the plan, newest first, in the columns of the orders. */
function ChargeList({ charges, nameOf }: ChargeListProps) {
  if (charges.length === 0) return <Typography color="textSecondary">No charges yet.</Typography>;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {charges.map(({ id, kind, planId, status, at, amountCents, currency, creditNotes }) => {
        const what = `${kinds[kind]}: ${nameOf(planId)}`;
        const day = formatLongUtcDate(at);
        return (
          <Box
            component="li"
            key={id}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: '1fr auto', md: 'minmax(0, 5fr) minmax(0, 7fr) 5rem 8rem 5.5rem' },
              columnGap: 4,
              rowGap: 1,
              alignItems: 'baseline',
              py: 3,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Typography>{what}</Typography>
            <Typography variant="body2" color="textSecondary" sx={{ order: { xs: 1, md: 0 } }}>
              {day}
            </Typography>
            <Typography variant="mono" sx={{ textAlign: 'right' }}>
              {formatMoney(amountCents as Cents, currency)}
            </Typography>
            <Typography
              variant="body2"
              sx={{ order: { xs: 2, md: 0 }, textAlign: 'right', color: states[status].color }}
            >
              {states[status].label}
            </Typography>
            <Box sx={{ order: 3, gridColumn: { xs: '1 / -1', md: 'auto' }, ml: { xs: -3, md: 0 }, my: -1.5 }}>
              {status === 'paid' && <InvoiceButton of={{ chargeId: id }} name={`${what}, ${day}`} />}
              <CreditNoteButtons notes={creditNotes} name={`${what}, ${day}`} />
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
