import { type Cents, formatMoney } from '@tempera/domain/money/money';
import { type TakingState, takesMoney } from '@tempera/domain/orders/dispute';
import type { Order, OrderDispute } from '@tempera/domain/orders/order';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import { paths } from '@tempera/domain/site/paths';
import { greeted } from '../checkout/order-mail.ts';
import { linkTo, type QueuedMail, queuedMail } from '../mail/queued-mail.ts';
import { disputeTitles } from '../payments/dispute-titles.ts';

const messages: Record<TakingState, (money: string, what: string) => string> = {
  open: (money, what) =>
    `Your bank has withdrawn ${money} of ${what}, because its cardholder disputes the payment. Downloads are paused until it decides.`,
  won: (money, what) =>
    `Your bank has decided about ${money} of ${what}: the payment stands. Your downloads are back.`,
  lost: (money, what) =>
    `Your bank has returned ${money} of ${what} to its cardholder. The templates can no longer be downloaded with this order.`,
};

/** Tells a buyer what their bank did about an order; null of an inquiry, which changes nothing for them. */
export function disputeMail(
  order: Order,
  { state, amountCents }: Pick<OrderDispute, 'state' | 'amountCents'>,
  settings: SiteSettings,
): QueuedMail | null {
  if (!takesMoney(state)) return null;
  const { id, currency } = order;
  const what = `order ${id} at ${settings.siteName}`;
  return queuedMail('dispute', {
    name: greeted(order),
    store: settings.siteName,
    order: id,
    title: disputeTitles[state],
    what: `order ${id}`,
    message: messages[state](formatMoney(amountCents as Cents, currency), what),
    link: linkTo(paths.order(id), settings),
  });
}
