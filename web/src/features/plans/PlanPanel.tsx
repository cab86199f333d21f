import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { askerName } from '@tempera/domain/money/asker-name';
import { type Cents, formatMoney } from '@tempera/domain/money/money';
import { type ChargeStanding, chargeStanding } from '@tempera/domain/plans/charge-standing';
import { unpaidUntil } from '@tempera/domain/plans/dunning';
import { profileMethodsPath } from '@tempera/domain/plans/plan-paths';
import {
  endedPlan,
  isLive,
  isTaken,
  type PlanCharge,
  planInForce,
  type Subscription,
} from '@tempera/domain/plans/subscription';
import { formatLongUtcDate } from '@tempera/domain/site/dates';
import { paths } from '@tempera/domain/site/paths';
import { capital } from '@tempera/domain/site/plain-text';
import { useLocation } from 'react-router-dom';
import type { Person } from '../../firebase/auth/session.ts';
import { CreditNoteButtons } from '../../ui/CreditNoteButtons.tsx';
import { InlineNotice } from '../../ui/InlineNotice.tsx';
import { InvoiceButton } from '../../ui/InvoiceButton.tsx';
import { LiveData } from '../../ui/LiveData.tsx';
import { LoadingShape } from '../../ui/LoadingShape.tsx';
import { usePlanCharge, usePlanCharges, usePlans, useSubscription } from './api/plans.ts';
import { ConfirmCharge } from './components/ConfirmCharge.tsx';
import { PlanActions } from './components/PlanActions.tsx';
import { PlanThanks } from './components/PlanThanks.tsx';
import FreeLeft from './FreeLeft.tsx';
import { nameOfPayment } from './name-of-payment.ts';
import { justPaid } from './use-plan-change.ts';

/** The plan section of the profile; inside SignedInFirebase. */
export function PlanPanel({ person }: { person: Person }) {
  const { uid, role } = person;
  const paid = justPaid(useLocation().state);
  const plans = usePlans();
  const subscription = useSubscription(uid);
  if (plans === undefined || subscription === undefined) {
    return <LoadingShape height="12rem" label="Loading your plan" />;
  }
  const nameOf = (planId: string) =>
    plans?.find(({ id }) => id === planId)?.name ?? planId.replace(/^./, (letter) => letter.toUpperCase());
  const live = subscription && isLive(subscription) ? subscription : null;
  const name = nameOf(planInForce(live));
  return (
    <Box sx={{ display: 'grid', gap: 8 }}>
      {paid !== null && <PlanThanks uid={uid} chargeId={paid} nameOf={nameOf} />}
      <Box sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
        <Typography variant="h4" component="h3">
          {name}
        </Typography>
        {live ? (
          <>
            <PlanStanding uid={uid} subscription={live} nameOf={nameOf} />
            <PlanActions subscription={live} planName={name} />
          </>
        ) : (
          <>
            {subscription && <EndedByDispute uid={uid} nameOf={nameOf} />}
            {subscription && <OpenCharge uid={uid} subscription={subscription} nameOf={nameOf} />}
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
  uid: string;
  subscription: Subscription;
  nameOf: (planId: string) => string;
}

/** Until when a plan is paid for, and what comes then. */
function PlanStanding({ uid, subscription, nameOf }: PlanStandingProps) {
  const { planId, status, priceCents, currency, periodEnd, cancelAtPeriodEnd, nextPlanId, openChargeId } =
    subscription;
  const { payment, comp } = subscription;
  const open = <OpenCharge uid={uid} subscription={subscription} nameOf={nameOf} />;
  if (status === 'past-due') return openChargeId === null ? <PastDue subscription={subscription} /> : open;
  const day = formatLongUtcDate(periodEnd);
  const next = nextPlanId ?? planId;
  const price = next === planId ? ` for ${formatMoney(priceCents as Cents, currency)} and tax` : '';
  return (
    <>
      {open}
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Typography>
          {cancelAtPeriodEnd ? `Ends on ${day} and does not renew.` : `Paid until ${day}.`}
        </Typography>
        {!cancelAtPeriodEnd && (
          <Typography color="textSecondary">
            {next === planId ? `Renews on that day${price}.` : `Then ${nameOf(next)} begins.`}
          </Typography>
        )}
        {!comp && payment.reference && (
          <Typography color="textSecondary">
            {nameOfPayment(payment)} pays for it. <Link href={profileMethodsPath}>Change</Link>
          </Typography>
        )}
      </Box>
    </>
  );
}

/** A renewal that was declined, until it is tried again. */
function PastDue({ subscription }: { subscription: Subscription }) {
  const { planId, periodEnd, dueAt } = subscription;
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
      Your card was declined. Your plan has been unpaid since {formatLongUtcDate(periodEnd)}.
      {dueAt !== null &&
        ` We try again on ${formatLongUtcDate(dueAt)}; it ends on ${formatLongUtcDate(endOf(subscription))} if it stays unpaid.`}
    </InlineNotice>
  );
}

/** When a plan ends that stays unpaid. */
const endOf = ({ dueAt, periodEnd }: Subscription) => Math.max(dueAt ?? 0, unpaidUntil(periodEnd));

/** What the payment under way waits for, and what its person can do about it. */
function OpenCharge({ uid, subscription, nameOf }: PlanStandingProps) {
  const charge = usePlanCharge(uid, subscription.openChargeId);
  if (charge?.status !== 'pending') return null;
  const amount = formatMoney(charge.amountCents as Cents, charge.currency);
  const what = charge.kind === 'renewal' ? 'your plan' : nameOf(charge.planId);
  const asker = askerName(charge.payment.type);
  if (charge.awaiting === 'person') {
    return (
      <InlineNotice
        kind={charge.kind === 'renewal' ? 'error' : 'attention'}
        role="status"
        action={<ConfirmCharge charge={charge} />}
      >
        {capital(asker)} wants you to confirm the payment of {amount} for {what}.
        {charge.kind === 'renewal' &&
          ` Your plan has been unpaid since ${formatLongUtcDate(subscription.periodEnd)}; it ends on ${formatLongUtcDate(endOf(subscription))} if it stays unpaid.`}
      </InlineNotice>
    );
  }
  return (
    <InlineNotice role="status">
      {charge.awaiting === 'bank'
        ? `${capital(asker)} is still deciding about the payment of ${amount} for ${what}. This can take a few days; we email you as soon as it answers.`
        : `The payment of ${amount} for ${what} is being processed.`}
    </InlineNotice>
  );
}

/** Why somebody has no plan though they paid for it: their bank has the money, for now or for good. */
function EndedByDispute({ uid, nameOf }: Omit<PlanStandingProps, 'subscription'>) {
  const taken = usePlanCharges(uid).data?.find(isPlanTaken);
  if (!taken?.dispute) return null;
  const asker = capital(askerName(taken.payment.type));
  const money = formatMoney(taken.dispute.amountCents as Cents, taken.currency);
  const plan = nameOf(taken.planId);
  return (
    <InlineNotice kind="attention" role="status">
      {taken.dispute.state === 'open'
        ? `${asker} has withdrawn ${money} that you paid for ${plan}, because the payment is disputed. The plan has ended until that is decided.`
        : `${asker} has returned ${money} that you paid for ${plan} to its payer. The plan has ended.`}
    </InlineNotice>
  );
}

/** Of a period that is not over. */
const isPlanTaken = (charge: PlanCharge): boolean =>
  endedPlan(charge) && isTaken(charge) && charge.periodEnd > Date.now();

const kinds = { subscribe: 'Plan', upgrade: 'Upgrade', renewal: 'Renewal' } as const;
const states = {
  paid: { label: 'Paid', color: 'verdigris.text' },
  pending: { label: 'Being processed', color: 'ochre.text' },
  waiting: { label: 'Waiting for you', color: 'ochre.text' },
  failed: { label: 'Declined', color: 'vermilion.text' },
  unconfirmed: { label: 'Not confirmed', color: 'vermilion.text' },
  refunded: { label: 'Refunded', color: 'text.secondary' },
  partlyRefunded: { label: 'Partly refunded', color: 'ochre.text' },
  disputed: { label: 'Disputed', color: 'vermilion.text' },
  chargedBack: { label: 'Payment returned', color: 'text.secondary' },
  // Their bank asks the store: nothing has changed for them.
  inquired: { label: 'Paid', color: 'verdigris.text' },
  refunding: { label: 'Refund under way', color: 'ochre.text' },
} as const satisfies Record<ChargeStanding, object>;

interface ChargeListProps {
  charges: PlanCharge[];
  nameOf: (planId: string) => string;
}

/** What was charged for the plan, newest first, in the columns of the orders. */
function ChargeList({ charges, nameOf }: ChargeListProps) {
  if (charges.length === 0) return <Typography color="textSecondary">No charges yet.</Typography>;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {charges.map((charge) => {
        const { id, kind, planId, status, at, amountCents, currency } = charge;
        const state = states[chargeStanding(charge)];
        const what = `${kinds[kind]}: ${nameOf(planId)}`;
        const day = formatLongUtcDate(at);
        return (
          <Box
            component="li"
            key={id}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: '1fr auto', md: 'minmax(0, 5fr) minmax(0, 7fr) 5rem 10rem 7rem' },
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
              sx={{ order: { xs: 2, md: 0 }, textAlign: 'right', color: state.color }}
            >
              {state.label}
            </Typography>
            <Box sx={{ order: 3, gridColumn: { xs: '1 / -1', md: 'auto' }, ml: { xs: -3, md: 0 }, my: -1.5 }}>
              {status === 'paid' && <InvoiceButton of={{ chargeId: id }} name={`${what}, ${day}`} />}
              <CreditNoteButtons paid={charge} name={`${what}, ${day}`} />
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
