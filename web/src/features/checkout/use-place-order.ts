import type { PlaceOrderOutput, QuoteCheckoutOutput } from '@tempera/domain/calls/calls';
import type { CheckoutOrder } from '@tempera/domain/orders/order';
import { useRef, useState } from 'react';
import { refreshVerification } from '../../firebase/auth/account.ts';
import { ensureSignedIn } from '../../firebase/auth/auth-actions.ts';
import { continuePayment } from '../../ui/payment/continue-payment.ts';
import type { PayWith } from '../../ui/payment/use-pay-with.tsx';
import { placeOrder } from './api/checkout-calls.ts';
import { attemptId, endAttempt, forgetDraft } from './checkout-storage.ts';
import { declinedFor, describeProblem, type Problem } from './describe-problem.ts';

/** `confirming`: the buyer's bank asks them. */
export type Placing = 'idle' | 'placing' | 'confirming' | 'placed';

/**
 * Buys what is quoted, once however often it is pressed: what they pay with becomes a token, a visitor a guest, and the attempt's
 * key makes a repeat after a network failure the same order. `onPlaced` also gets orders whose payment is pending, `onAnswered` one whose
 * buyer their bank has asked on this page. Until it is paid, a reload or the back button leaves form, cart and attempt as they are.
 */
export function usePlaceOrder(
  quote: QuoteCheckoutOutput,
  { onPlaced, onAnswered }: Record<'onPlaced' | 'onAnswered', (order: PlaceOrderOutput) => void>,
) {
  const [placing, setPlacing] = useState<Placing>('idle');
  const [problem, setProblem] = useState<Problem | null>(null);
  const running = useRef(false);

  const place = async (values: CheckoutOrder, payWith: PayWith) => {
    if (running.current) return;
    running.current = true;
    setPlacing('placing');
    setProblem(null);
    try {
      const order = await send(quote, values, payWith);
      if (order.clientSecret) {
        setPlacing('confirming');
        await continuePayment(order.clientSecret);
        onAnswered(order);
        return;
      }
      if (order.status !== 'failed') {
        forgetDraft();
        endAttempt();
        setPlacing('placed');
        onPlaced(order);
        return;
      }
      endAttempt();
      setProblem(declinedFor(order.failure));
    } catch (error) {
      setProblem(describeProblem(error));
    }
    running.current = false;
    setPlacing('idle');
  };

  return { placing, problem, place, clearProblem: () => setProblem(null) };
}

async function send(
  quote: QuoteCheckoutOutput,
  customer: CheckoutOrder,
  payWith: PayWith,
): Promise<PlaceOrderOutput> {
  const payer = { name: `${customer.firstName} ${customer.lastName}`, email: customer.email };
  const paidBy = quote.totalCents > 0 ? await payWith.choose(payer) : {};
  await ensureSignedIn();
  // The link may have been opened in another tab; should that fail, the server says what is missing.
  await refreshVerification().catch(() => {});
  const slugs = quote.lines.map((line) => line.slug);
  const couponCode = quote.coupon?.code ?? null;
  return placeOrder({
    idempotencyKey: attemptId(slugs, couponCode),
    slugs,
    couponCode,
    customer,
    ...paidBy,
    shownTotalCents: quote.totalCents,
    refuseOwned: true,
  });
}
