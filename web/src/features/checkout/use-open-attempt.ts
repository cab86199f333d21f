import type { PlaceOrderOutput } from '@tempera/domain/calls/calls';
import { useEffect, useRef, useState } from 'react';
import { finishOrder } from './api/checkout-calls.ts';
import { openAttempt } from './checkout-storage.ts';

/** Before each look, in milliseconds: what was sent a moment ago may still be on its way. */
const waits = [0, 1_000, 2_000, 4_000];

type Look = 'asking' | 'looking' | 'found' | 'over';

/**
 * Asks what became of the purchase of some of these that this tab has sent without hearing of its end, as after a reload or the back button
 * of the bank's page. It stops for good once somebody pays anew: the key is the same, and so is the order.
 * @param paying somebody pays
 * @returns `asking` until the first answer, before which nobody should be asked to pay; `looking` until it is `found` or all is `over`
 */
export function useOpenAttempt(
  slugs: readonly string[],
  paying: boolean,
  onFound: (order: PlaceOrderOutput, couponCode: string | null) => void,
): Look {
  const [attempt] = useState(() => openAttempt(slugs));
  const [state, setState] = useState<Look>(attempt ? 'asking' : 'over');
  const found = useRef(onFound);
  found.current = onFound;
  const isOver = state === 'over' || state === 'found';
  useEffect(() => {
    if (!attempt || isOver) return;
    if (paying) {
      setState('over');
      return;
    }
    let current = true;
    const look = async () => {
      for (const wait of waits) {
        await new Promise((resolve) => setTimeout(resolve, wait));
        if (!current) return;
        // Not there (yet), or the store was not reached: the form is there all the same, and its key.
        const order = await finishOrder({ idempotencyKey: attempt.id }).catch(() => null);
        if (!current) return;
        if (order) {
          setState('found');
          found.current(order, attempt.couponCode);
          return;
        }
        setState('looking');
      }
      setState('over');
    };
    look();
    return () => {
      current = false;
    };
  }, [attempt, paying, isOver]);
  return state;
}
