/** What happens to an order, in the order in which it happens when the time is the same. */
export const orderSteps = [
  'placed',
  'given',
  'asked-buyer',
  'processing',
  'paid',
  'completed',
  'failed',
  'canceled',
  'expired',
  'retried',
  'links-sent',
  'link-sent',
  'refund-requested',
  'refund-declined',
  'refund-pending',
  'refunded',
  'refund-refused',
  'refund-failed',
  'inquired',
  'inquiry-closed',
  'disputed',
  'dispute-won',
  'dispute-lost',
] as const;
export type OrderStep = (typeof orderSteps)[number];

/**
 * `orders/{id}/history/{id}`: what was done, by whom, when. `byId` and `byName` are empty for the store itself and for
 * the buyer, whose name outlives no account here. `details` is what the step has to say: amounts in cents, reasons; of a refund the `slugs` that
 * can't be downloaded any more, and those that the buyer has `kept`, as they own them in another way.
 */
export interface OrderEvent<Time> {
  what: OrderStep;
  byId: string;
  byName: string;
  details: {
    amountCents?: number;
    slugs?: string[];
    kept?: string[];
    reason?: string;
    reference?: string;
    byHand?: boolean;
  };
  at: Time;
}

/** Newest first. Steps of one commit share their time and go by what comes first. */
export function newestFirst<E extends Pick<OrderEvent<number>, 'what' | 'at'>>(events: readonly E[]): E[] {
  const rank = ({ what }: E) => orderSteps.indexOf(what);
  return [...events].sort((one, other) => other.at - one.at || rank(other) - rank(one));
}
