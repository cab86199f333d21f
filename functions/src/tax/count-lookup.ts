import { countersOf, countTry, type Sender } from '../platform/limiter.ts';

/** Called before a register of VAT ids or Stripe Tax is asked for a price. @throws RefusalError `too-many-attempts` */
export type CountLookup = () => Promise<unknown>;

/** Of a price that is limited otherwise, or that nobody asks for. */
export const uncounted: CountLookup = async () => {};

/** Counts a price once for its sender, whether one of the two is asked for it or both. */
export function countLookupOf(sender: Sender): CountLookup {
  let counted: Promise<unknown> | null = null;
  return () => {
    counted ??= countTry(countersOf('taxLookups', sender));
    return counted;
  };
}
