import { RefusalError } from '@tempera/domain/calls/reasons';
import { cents } from '@tempera/domain/money/money';
import { anchorDayOf, periodFrom } from '@tempera/domain/plans/billing-period';
import type { PlanChangeOutput, subscribeInput } from '@tempera/domain/plans/plan-calls';
import { beforeFirst, seenIn } from '@tempera/domain/plans/subscription';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import { lackingOfPlace } from '@tempera/domain/tax/buyer-place';
import type { z } from 'zod';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import type { CallAuth } from '../platform/caller.ts';
import { clock } from '../platform/clock.ts';
import { assertVatId, type Buyer, checkBuyer } from '../tax/check-buyer.ts';
import { uncounted } from '../tax/count-lookup.ts';
import { choosePlanPayment } from './choose-plan-payment.ts';
import { readSettled } from './finish-charge.ts';
import { openChange } from './open-change.ts';
import { chargeIdOf, isOfKey, newCharge } from './plan-charge.ts';
import { assertMayChangePlan } from './plan-facts.store.ts';
import { pricePlan } from './price-plan.ts';
import { reserveCharge } from './subscriptions.store.ts';

type Input = z.output<typeof subscribeInput>;

/** @throws RefusalError those of `assertVatId`, or `invalid-input` where the tax depends on what they have not said */
async function checkSubscriber(typed: Input['buyer'], settings: SiteSettings): Promise<Buyer> {
  const buyer = await checkBuyer(typed, settings, uncounted);
  const lacking = lackingOfPlace(settings, buyer.place, buyer.said.zip);
  if (lacking) throw new RefusalError('invalid-input', { field: `buyer.${lacking}` });
  assertVatId(buyer, 'buyer');
  return buyer;
}

/**
 * Begins a plan: reserves a charge, charges the card, settles, and has it kept for the renewals. The bank may want the
 * person to confirm it first, or take its time.
 * The same idempotency key always has the same result, finishing first what an earlier call left. A person whose
 * renewal was declined begins anew the same way, with another card.
 * @param country where the call came from, as far as that is known
 * @throws RefusalError `plan-not-found`, `user-not-found` before the first session, `subscribed-already`,
 *   `payment-pending`, `payment-unavailable`, `tax-unavailable`, `price-changed`, those of `assertVatId`, those of {@link choosePlanPayment}, and those of an order
 */
export async function subscribe(
  input: Input,
  auth: CallAuth | null,
  provider: PaymentProvider,
  country: string | null = null,
): Promise<PlanChangeOutput> {
  const { caller, facts, keyId, untilAnswered } = await openChange(input, auth, provider);
  const { plan, settings } = facts;
  const { uid } = caller;
  return untilAnswered(async () => {
    assertMayChangePlan(caller, facts);
    if (!plan || plan.priceCents === 0) throw new RefusalError('plan-not-found');
    const state = await readSettled(uid, provider, settings, isOfKey(keyId));
    if (!state.member) throw new RefusalError('user-not-found');
    const { subscription } = state;
    if (subscription?.status === 'active' && !subscription.comp) throw new RefusalError('subscribed-already');
    const chosen = await choosePlanPayment({ uid, ...state.member }, input, settings, provider);
    const at = clock.now();
    const buyer = await checkSubscriber(input.buyer, settings);
    const charge = newCharge(
      {
        id: chargeIdOf(uid, at, keyId),
        kind: 'subscribe',
        plan,
        customer: state.member,
        buyer,
        addressCountry: country,
        priced: await pricePlan({ plan, dueCents: cents(plan.priceCents), buyer }, settings, at),
        period: periodFrom(at, anchorDayOf(at)),
        ...chosen,
        at,
      },
      settings,
    );
    if ((input.shownTotalCents ?? charge.amountCents) !== charge.amountCents) {
      throw new RefusalError('price-changed');
    }
    const base = subscription ?? beforeFirst(chosen.payment, settings.currency, at);
    await reserveCharge(state, seenIn({ ...base, buyer: buyer.said }, country), charge, keyId);
  });
}
