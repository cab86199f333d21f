import { randomBytes } from 'node:crypto';
import { returnOfChargePath } from '@tempera/domain/plans/plan-paths';
import type { PlanCharge } from '@tempera/domain/plans/subscription';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import { linkTo } from '../mail/queued-mail.ts';
import type { Payment, PaymentProvider, PaymentRequest } from '../payments/payment-provider.ts';

/**
 * What is wanted of a charge that is open. `pay`: that it is paid. `confirm`: the same, with its person there, who may try again
 * what their bank did not let through. `look`: nothing but to know. `close`: that it is over, `expire` because it waited too long.
 */
export type Intent = 'pay' | 'confirm' | 'look' | 'close' | 'expire';

/** The payment of a charge, as it is begun: the same each time. */
export const requestOf = (uid: string, charge: PlanCharge): PaymentRequest => ({
  id: charge.id,
  about: { kind: 'plan', chargeId: charge.id, uid },
  amountCents: charge.amountCents,
  currency: charge.currency,
  methodType: charge.payment.type ?? 'card',
  customer: charge.payment.customer,
  // The first payment sets up those that come without the person: also what they kept for orders alone.
  ...(charge.kind === 'subscribe' && { keeps: 'off-session' as const }),
});

/** Whether there is anything that this provider could charge. */
export const canBePaid = ({ payment, token }: PlanCharge, provider: Pick<PaymentProvider, 'name'>): boolean =>
  payment.provider === provider.name && Boolean(payment.customer && (token || payment.reference));

function confirmation(
  charge: PlanCharge,
  reference: string,
  key: string,
  isThere: boolean,
  settings: SiteSettings,
  provider: PaymentProvider,
): Promise<Payment> {
  const { token, payment } = charge;
  const how = token ? { token } : { method: payment.reference, offSession: !isThere };
  const back = isThere ? linkTo(returnOfChargePath(charge.id), settings) : undefined;
  return provider.confirm({ reference, id: key }, how, back);
}

/** Does what is wanted of a payment that stands so, and answers how it stands then. What is on its way or paid is left alone. */
export function advance(
  charge: PlanCharge,
  payment: Payment,
  intent: Intent,
  settings: SiteSettings,
  provider: PaymentProvider,
  isAway: boolean,
): Promise<Payment> {
  const { state, reference } = payment;
  const isOver = ['paid', 'processing', 'canceled'].includes(state);
  if (isOver || intent === 'look') return Promise.resolve(payment);
  if (intent === 'close') return provider.cancel(reference, isAway ? undefined : 'given-up');
  if (intent === 'expire') return provider.cancel(reference, 'expired');
  const isRenewal = charge.kind === 'renewal';
  if (state === 'new') {
    return confirmation(charge, reference, charge.id, !isRenewal || intent === 'confirm', settings, provider);
  }
  if (state === 'failed' && isRenewal && intent === 'confirm') {
    // Each try has a key of its own: under the first one Stripe would repeat its first answer.
    const key = `${charge.id}:${randomBytes(6).toString('hex')}`;
    return confirmation(charge, reference, key, true, settings, provider);
  }
  return Promise.resolve(payment);
}
