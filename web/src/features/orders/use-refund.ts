import type { Order } from '@tempera/domain/orders/order';
import { useState } from 'react';
import { CallError } from '../../firebase/write/call.ts';
import { showToast } from '../../ui/toast.ts';
import { refundOrder } from './api/order-calls.ts';
import { amountOf, checkRefund, type RefundFault, type RefundValues } from './check-refund.ts';
import { moneyOf } from './order-words.ts';

/**
 * Checks the form and asks for the refund. One key for as long as the dialog is open: asked twice, or again after a
 * lost answer, it is still one refund.
 */
export function useRefund(order: Order, onDone: () => void) {
  const [key] = useState(() => crypto.randomUUID());
  const [working, setWorking] = useState(false);
  const [fault, setFault] = useState<RefundFault | { field: 'root'; text: string } | null>(null);
  const submit = async (values: RefundValues, slugs: string[]) => {
    const found = checkRefund(values, order);
    setFault(found);
    const amountCents = amountOf(values, order);
    if (found || amountCents === null) return;
    setWorking(true);
    try {
      const { refundedCents } = await refundOrder({
        idempotencyKey: key,
        orderId: order.id,
        amountCents,
        slugs,
        reason: values.reason.trim(),
      });
      showToast({
        title: 'Order refunded',
        // What was asked for first counts, should the form have been changed after a lost answer.
        text: `${moneyOf(refundedCents - (order.refundedCents ?? 0), order)} of ${order.id}`,
        kind: 'success',
      });
      onDone();
    } catch (error) {
      setFault({ field: 'root', text: error instanceof CallError ? error.message : String(error) });
      setWorking(false);
    }
  };
  return { working, fault, submit };
}
