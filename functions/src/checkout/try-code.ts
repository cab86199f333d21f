import { RefusalError } from '@tempera/domain/calls/reasons';
import { inTurn } from '../platform/in-turn.ts';
import {
  assertRoom,
  type Counter,
  countersOf,
  countTry,
  readCounters,
  type Sender,
} from '../platform/limiter.ts';
import type { CheckoutFacts } from './checkout-facts.store.ts';
import { findOrderOfKey } from './orders.store.ts';
import type { TypedCoupon } from './price-checkout.ts';

/** A code that every use of has been taken: whoever has it was given it. */
const isUsedUp = ({ coupon, taken }: CheckoutFacts) =>
  coupon !== undefined && coupon.maxUses > 0 && taken >= coupon.maxUses;

/**
 * Past the limit even a right code is refused, before it is looked at, or guessing would go on.
 * @throws RefusalError `too-many-attempts`
 */
export const assertMayTry = ({ wrongCodes }: CheckoutFacts): void => assertRoom(wrongCodes);

/** Visitors and guests of whom nobody says from which network they come, as in the local store, are one sender: guessing has an end everywhere. */
const codeCounters = (sender: Sender): Counter[] =>
  countersOf('wrongCodes', sender.uid || sender.network ? sender : { ...sender, network: 'unknown' });

/**
 * Prices a cart with what was typed as a coupon, and counts the code where it is wrong. A right code, and none at all, writes nothing.
 * @param load the facts, with these counters
 * @param price refuses a wrong code as `coupon-invalid`, whatever is wrong with it, and past the limit (`assertMayTry`) any
 * @param isOrder of an order, a code that others have used up meanwhile counts as nobody's guess
 * @throws RefusalError `too-many-attempts`, and what `load` and `price` throw
 */
export async function tryCode<T>(
  typed: TypedCoupon,
  sender: Sender,
  load: (counters: readonly Counter[]) => Promise<CheckoutFacts>,
  price: (facts: CheckoutFacts) => Promise<T>,
  isOrder = false,
): Promise<T> {
  if (!typed.given) return price(await load([]));
  const counters = codeCounters(sender);
  return inTurn(counters, async () => {
    const facts = await load(counters);
    try {
      return await price(facts);
    } catch (error) {
      const isWrong = error instanceof RefusalError && error.refusal.reason === 'coupon-invalid';
      if (isWrong && !(isOrder && isUsedUp(facts)) && counters.length > 0)
        await countTry(counters, { known: facts.wrongCodes });
      throw error;
    }
  });
}

/**
 * Looks whether a coupon is for an address that is merely typed, and may be another's. A refusal tells what was bought under it, so it is
 * counted as a wrong code is, and past the limit nobody is told either way. A twin of an order that was quicker asks for nothing.
 * @param keyId the order's idempotency key
 * @returns what `check` does
 * @throws RefusalError `too-many-attempts`, and what `check` throws
 */
export async function tryAddress<T>(sender: Sender, keyId: string, check: () => Promise<T>): Promise<T> {
  const counters = codeCounters(sender);
  return inTurn(counters, async () => {
    const known = await readCounters(counters);
    assertRoom(known);
    try {
      return await check();
    } catch (error) {
      const isTold = error instanceof RefusalError && (await findOrderOfKey(keyId)) === null;
      if (isTold) await countTry(counters, { known });
      throw error;
    }
  });
}
