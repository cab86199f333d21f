import type { PlaceOrderOutput, QuoteCheckoutOutput } from '@tempera/domain/calls/calls';
import { goesOn, type PaymentStep } from '@tempera/domain/money/payment-step';
import type { CheckoutOrder } from '@tempera/domain/orders/order';
import { useRef, useState } from 'react';
import { refreshVerification } from '../../firebase/auth/account.ts';
import { ensureSignedIn } from '../../firebase/auth/ensure-signed-in.ts';
import { CallError, errorText } from '../../firebase/write/call.ts';
import { continuePayment } from '../../ui/payment/continue-payment.ts';
import type { PayWith } from '../../ui/payment/use-pay-with.tsx';
import { showToast } from '../../ui/toast.ts';
import { finishOrder, placeOrder } from './api/checkout-calls.ts';
import { attemptOf, forgetDraft, settleAttempt } from './checkout-storage.ts';
import { describeProblem, describeWaiting, endedWithout, type Problem } from './describe-problem.ts';

/** `confirming`: the buyer's bank, or PayPal, asks them. */
export type Placing = 'idle' | 'placing' | 'confirming' | 'placed';

/** An order whose buyer has not confirmed it with their bank, and the coupon that it holds. */
export interface OpenOrder {
  order: PlaceOrderOutput;
  couponCode: string | null;
  /** The template that it has of what is to be bought now, where it is another order: of another tab, or of before. */
  earlier?: string;
}

/**
 * Buys what is quoted, once however often it is pressed: what they pay with becomes a token, a visitor a guest, and the attempt's
 * key makes a repeat after a network failure the same order. `onPlaced` also gets orders whose payment is pending, `onAnswered` one whose
 * buyer their bank has asked on this page; who takes `onPlaced` ends the attempt as they leave, so that a reload before that finds the order. Until it is paid, a reload or the back button leaves form, cart and attempt as they are. Whoever
 * is back without having answered their bank has an `open` order: they go on with it or give it up, and pay for nothing else meanwhile.
 */
export function usePlaceOrder(
  quote: QuoteCheckoutOutput,
  { onPlaced, onAnswered }: Record<'onPlaced' | 'onAnswered', (order: PlaceOrderOutput) => void>,
) {
  const [placing, setPlacing] = useState<Placing>('idle');
  const [problem, setProblem] = useState<Problem | null>(null);
  const [open, setOpen] = useState<OpenOrder | null>(null);
  const running = useRef(false);

  const resume = (order: PlaceOrderOutput, couponCode: string | null) => {
    if (goesOn(order)) {
      setOpen({ order, couponCode });
      return;
    }
    settleAttempt(order);
    if (order.status === 'failed') setProblem(endedWithout(order));
    else onAnswered(order);
  };

  /** An order of the same that waits is asked for: its buyer goes on with it, or pays in another way. */
  const explain = async (error: unknown) => {
    const { field: slug = '', orderId } = (error instanceof CallError && error.refusal) || {};
    const earlier = orderId === undefined ? null : await finishOrder({ orderId }).catch(() => null);
    const name = quote.lines.find((line) => line.slug === slug)?.name ?? '';
    if (earlier === null) setProblem(describeProblem(error));
    else if (!goesOn(earlier)) setProblem(describeWaiting(earlier, slug, name));
    else setOpen({ order: earlier, couponCode: quote.coupon?.code ?? null, earlier: name });
  };

  const place = async (values: CheckoutOrder, payWith: PayWith) => {
    if (running.current) return;
    running.current = true;
    setPlacing('placing');
    setProblem(null);
    try {
      const { order, couponCode, repeats } = await send(quote, values, payWith);
      if (goesOn(order) && !repeats) {
        setPlacing('confirming');
        if (await askBank(order)) {
          onAnswered(order);
          return;
        }
      } else if (!goesOn(order) && order.status !== 'failed') {
        forgetDraft();
        setPlacing('placed');
        onPlaced(order);
        return;
      }
      if (order.status === 'failed' && !repeats) payWith.clear();
      // What a repeat finds open may be another card's by now, so nobody is led to its bank unasked.
      resume(order, couponCode);
    } catch (error) {
      await explain(error);
    }
    running.current = false;
    setPlacing('idle');
  };

  return {
    placing,
    problem,
    place,
    clearProblem: () => setProblem(null),
    open,
    /** Goes on with what was sent before, by how it stands now. */
    resume,
    close: () => setOpen(null),
  };
}

/** @returns false where the bank was not reached; the order waits for it all the same */
async function askBank(step: PaymentStep): Promise<boolean> {
  try {
    await continuePayment(step);
    return true;
  } catch (error) {
    showToast({ title: 'Couldn’t go on with your payment', text: errorText(error), kind: 'error' });
    return false;
  }
}

async function send(
  quote: QuoteCheckoutOutput,
  customer: CheckoutOrder,
  payWith: PayWith,
): Promise<OpenOrder & { repeats: boolean }> {
  const payer = { name: `${customer.firstName} ${customer.lastName}`, email: customer.email };
  const paidBy = quote.totalCents > 0 ? await payWith.choose(payer) : {};
  await ensureSignedIn();
  // The link may have been opened in another tab; should that fail, the server says what is missing.
  await refreshVerification().catch(() => {});
  const slugs = quote.lines.map((line) => line.slug);
  const couponCode = quote.coupon?.code ?? null;
  const { id: idempotencyKey, repeats } = attemptOf(slugs, couponCode);
  const order = await placeOrder({
    idempotencyKey,
    slugs,
    couponCode,
    customer,
    ...paidBy,
    shownTotalCents: quote.totalCents,
    refuseOwned: true,
  });
  return { order, couponCode, repeats };
}
