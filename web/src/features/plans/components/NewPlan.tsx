import type { Plan } from '@tempera/domain/catalogue/product';
import { type Cents, formatMoney } from '@tempera/domain/money/money';
import { anchorDayOf, periodFrom, withTax } from '@tempera/domain/plans/billing-period';
import { formatLongUtcDate } from '@tempera/domain/site/dates';
import { tokenizeCard } from '../../../ui/card/tokenize-card.ts';
import { FormAndSummary } from '../../../ui/FormAndSummary.tsx';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import { useSettings } from '../../../ui/settings.tsx';
import { subscribe } from '../api/plan-calls.ts';
import { usePlanChange } from '../use-plan-change.ts';
import { PlanSummary } from './PlanSummary.tsx';
import { SubscribeForm } from './SubscribeForm.tsx';

/** The way into a plan: what it costs today, and the card. */
export function NewPlan({ plan }: { plan: Plan }) {
  const { taxRate, currency, enableStripe } = useSettings();
  const { busy, problem, run } = usePlanChange(plan.name);
  const { taxCents, amountCents } = withTax(plan.priceCents as Cents, Number(taxRate));
  const now = Date.now();
  const renewal = formatLongUtcDate(periodFrom(now, anchorDayOf(now)).end);
  return (
    <FormAndSummary
      summary={
        <PlanSummary
          plan={plan}
          currency={currency}
          amounts={[
            ['A month', plan.priceCents],
            ['Tax', taxCents],
            ['Total today', amountCents],
          ]}
        >
          Renews on {renewal}, and each month after, until you cancel. You can do that any time in your
          profile.
        </PlanSummary>
      }
      form={
        !enableStripe ? (
          <InlineNotice kind="attention" role="status">
            Plans are paid by card, which is switched off at the moment.
          </InlineNotice>
        ) : (
          <SubscribeForm
            action={`Pay ${formatMoney(amountCents, currency)}`}
            busy={busy}
            problem={problem}
            onSubmit={(card) =>
              run(async (idempotencyKey) => {
                const paymentToken = await tokenizeCard(card);
                return subscribe({ planId: plan.id, idempotencyKey, paymentToken });
              })
            }
          />
        )
      }
    />
  );
}
