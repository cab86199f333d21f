import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Plan } from '@tempera/domain/catalogue/product';
import { type Cents, formatMoney } from '@tempera/domain/money/money';
import { anchorDayOf, periodFrom } from '@tempera/domain/plans/billing-period';
import type { Subscription } from '@tempera/domain/plans/subscription';
import { formatLongUtcDate } from '@tempera/domain/site/dates';
import { paths } from '@tempera/domain/site/paths';
import { asksState, asksZip } from '@tempera/domain/tax/buyer-place';
import { taxLabel } from '@tempera/domain/tax/tax-label';
import { asksCountry } from '@tempera/domain/tax/tax-rule';
import { type ReactNode, useEffect } from 'react';
import type { Person } from '../../firebase/auth/session.ts';
import { nowhere, usePlace } from '../../ui/buyer/use-place.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { FailureNotice } from '../../ui/FailureNotice.tsx';
import { FormAndSummary } from '../../ui/FormSection.tsx';
import { Form, type FormState, showFailure, useForm } from '../../ui/form/Form.tsx';
import { InlineNotice } from '../../ui/InlineNotice.tsx';
import { LoadingShape } from '../../ui/LoadingShape.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { type PayWith, usePayWith } from '../../ui/payment/use-pay-with.tsx';
import { useSettings } from '../../ui/settings.tsx';
import { changePlan, subscribe, usePlans, useSubscription } from './api/plans.ts';
import { PlanSummary } from './components/PlanSummary.tsx';
import { SubscriberFields } from './components/SubscriberFields.tsx';
import { nameOfPayment } from './name-of-payment.ts';
import { emptySubscriber, type SubscriberValues, subscriberForm } from './subscriber-form.ts';
import { type PlanChanging, type PlanProblem, usePlanChange } from './use-plan-change.ts';
import { useChangeQuote, usePlanQuote } from './use-plan-quote.ts';

/** `/checkout/plan={id}`: the way into a plan, from one to another, or what stands in its way. */
export function PlanCheckout({ planId, person }: { planId: string; person: Person }) {
  const { uid } = person;
  const plans = usePlans();
  const subscription = useSubscription(uid);
  if (plans === null) return <ErrorState onRetry={() => window.location.reload()} />;
  if (plans === undefined || subscription === undefined) {
    return <LoadingShape height="24rem" label="Loading the plan" />;
  }
  const plan = plans.find(({ id }) => id === planId);
  if (!plan || plan.priceCents === 0) {
    return (
      <EmptyState
        title="This plan is not available"
        text="Choose one of the current plans."
        action={
          <Button variant="contained" href={paths.pricing}>
            See the plans
          </Button>
        }
      />
    );
  }
  const active = subscription?.status === 'active' && !subscription.comp ? subscription : null;
  if (active?.planId === planId) {
    return (
      <EmptyState
        icon="check"
        title={`You are already on ${plan.name}`}
        text="See when it renews, or change it, in your profile."
        action={
          <Button variant="contained" href={paths.profilePlan}>
            See your plan
          </Button>
        }
      />
    );
  }
  const declined = subscription?.status === 'past-due' ? subscription.payment.reference : undefined;
  return active ? (
    <OtherPlan key={planId} plan={plan} current={active} />
  ) : (
    <NewPlan plan={plan} person={person} declined={declined} />
  );
}

const byCard = ['card'] as const;

interface NewPlanProps {
  plan: Plan;
  person: Person;
  /** What did not pay for the plan that they have. */
  declined: string | undefined;
}

/** The way into a plan: what it costs today, and what pays it. */
function NewPlan({ plan, person: { uid, name, email }, declined }: NewPlanProps) {
  const settings = useSettings();
  const { currency, enableStripe } = settings;
  const { changing, problem, run } = usePlanChange(plan.name);
  const asks = asksCountry(settings);
  const form: FormState<SubscriberValues, SubscriberValues> = useForm({
    schema: () => subscriberForm(settings, form.getValues('country')),
    defaultValues: emptySubscriber,
    mode: 'onTouched',
  });
  const [country, state, zip, vatId] = form.watch(['country', 'state', 'zip', 'vatId']);
  const place = usePlace({ country, state, zip, vatId });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each problem
  useEffect(() => {
    if (problem?.field) showFailure(form, problem);
  }, [problem]);
  const { quote, busy, quoteAnew } = usePlanQuote(plan, settings, asks ? place : nowhere);
  const { taxCents, totalCents: amountCents } = quote;
  const payWith = usePayWith(uid, { amountCents, currency, methods: byCard }, 'always', declined);
  const now = Date.now();
  const renewal = formatLongUtcDate(periodFrom(now, anchorDayOf(now)).end);
  return (
    <FormAndSummary
      summary={
        <PlanSummary
          plan={plan}
          currency={currency}
          amounts={[
            ['A month', quote.subtotalCents],
            [taxLabel(quote.tax), taxCents],
            ['Total today', amountCents],
          ]}
        >
          Renews on {renewal}, and each month after that until you cancel. You can cancel anytime in your
          profile.
        </PlanSummary>
      }
      form={
        !enableStripe ? (
          <InlineNotice kind="attention" role="status">
            Plans are paid by card, and card payments are turned off right now.
          </InlineNotice>
        ) : (
          <SubscribeForm
            action={`Pay ${formatMoney(amountCents as Cents, currency)}`}
            form={form}
            busy={busy || payWith.loading}
            changing={changing}
            problem={problem}
            payWith={payWith}
            onSubmit={(buyer) =>
              run(async (idempotencyKey) => {
                const paidBy = await payWith.choose({ name, email });
                const shownTotalCents = amountCents;
                const change = await subscribe({
                  planId: plan.id,
                  idempotencyKey,
                  ...paidBy,
                  shownTotalCents,
                  ...(asks && { buyer }),
                });
                if (change.paymentStatus === 'failed') payWith.clear();
                return change;
              }, quoteAnew)
            }
          >
            {asks && (
              <SubscriberFields
                asksState={asksState(settings, country)}
                asksZip={asksZip(settings, country)}
                quote={quote}
              />
            )}
          </SubscribeForm>
        )
      }
    />
  );
}

interface SubscribeFormProps {
  /** What the button says while nothing runs. */
  action: string;
  form: FormState<SubscriberValues, SubscriberValues>;
  /** The price is on its way. */
  busy: boolean;
  changing: PlanChanging;
  problem: PlanProblem | null;
  payWith: PayWith;
  onSubmit: (buyer: SubscriberValues) => Promise<void>;
  /** What is asked before the payment. */
  children: ReactNode;
}

const labelOf = (changing: PlanChanging, idle: string, busy: string): string =>
  ({ idle, changing: busy, confirming: 'Waiting for your bank…' })[changing];

/** What a plan is paid with, now and at each renewal. */
function SubscribeForm(props: SubscribeFormProps) {
  const { action, form, busy, changing, problem, payWith, onSubmit, children } = props;
  return (
    <Form form={form} label="Subscribe" onSubmit={onSubmit} onInvalid={payWith.check} sx={{ gap: 10 }}>
      {children}
      {payWith.element}
      <Box sx={{ display: 'grid', gap: 4 }}>
        {problem?.text && <FailureNotice>{problem.text}</FailureNotice>}
        <Button type="submit" variant="contained" size="large" disabled={busy || changing !== 'idle'}>
          {labelOf(changing, action, 'Starting your plan…')}
        </Button>
      </Box>
    </Form>
  );
}

/** From one plan to another: the difference for what is left of the period today, or nothing and later. */
function OtherPlan({ plan, current }: { plan: Plan; current: Subscription }) {
  const settings = useSettings();
  const { currency } = settings;
  const { changing, problem, run } = usePlanChange(plan.name);
  const { quote, failure, busy, quoteAnew } = useChangeQuote(plan, current);
  const { periodEnd, payment } = current;
  const up = plan.priceCents > current.priceCents;
  const day = formatLongUtcDate(periodEnd);
  if (failure !== null) return <ErrorState text={failure} onRetry={quoteAnew} />;
  if (!quote) return <LoadingShape height="24rem" label="Loading the price" />;
  const { subtotalCents, taxCents, totalCents: shownTotalCents, quotedAt } = quote;
  const today = [
    ['Rest of this month', subtotalCents],
    [taxLabel(quote.tax), taxCents],
  ] as const;
  const amounts = up ? today : ([['A month', plan.priceCents]] as const);
  return (
    <FormAndSummary
      summary={
        <PlanSummary plan={plan} currency={currency} amounts={[...amounts, ['Total today', shownTotalCents]]}>
          {up
            ? `${plan.name} starts right away and renews at full price on ${day}.`
            : `Your plan stays as it is until ${day}, then ${plan.name} begins.`}
        </PlanSummary>
      }
      form={
        <Box sx={{ display: 'grid', gap: 5, justifyItems: 'start' }}>
          <Typography variant="h4" component="h2">
            {up ? 'Upgrade' : 'Switch'} to {plan.name}
          </Typography>
          <Typography>
            {up &&
              shownTotalCents > 0 &&
              `We charge what pays for your plan${payment.last4 ? `: ${nameOfPayment(payment)}` : ''}.`}
            {up && shownTotalCents === 0 && 'Too little is left of this month to be charged: it is on us.'}
            {!up && 'Nothing is charged today.'}
          </Typography>
          {problem?.text && (
            <InlineNotice kind="error" role="alert">
              {problem.text}
            </InlineNotice>
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
            <Button
              variant="contained"
              size="large"
              disabled={busy || changing !== 'idle'}
              onClick={() =>
                run(
                  (idempotencyKey) =>
                    changePlan({ planId: plan.id, idempotencyKey, shownTotalCents, quotedAt }),
                  quoteAnew,
                )
              }
            >
              {labelOf(changing, `${up ? 'Upgrade' : 'Switch'} to ${plan.name}`, 'Changing your plan…')}
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
