import type { OrderDispute } from '@tempera/domain/orders/order';
import { formatTime } from '@tempera/domain/site/dates';

/** Until when the store can answer a dispute or an inquiry, or that it no longer can; null where that is not known, or over. */
export function answerWords({ state, dueAt }: Pick<OrderDispute, 'state' | 'dueAt'>, now: number) {
  if (!dueAt || (state !== 'inquiry' && state !== 'open')) return null;
  return now <= dueAt ? `Answer by ${formatTime(dueAt)}` : `The time to answer ended ${formatTime(dueAt)}`;
}
