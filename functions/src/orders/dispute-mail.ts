import { askerName } from '@tempera/domain/money/asker-name';
import { type Cents, formatMoney } from '@tempera/domain/money/money';
import { type TakingState, takesMoney } from '@tempera/domain/orders/dispute';
import type { Order, OrderDispute } from '@tempera/domain/orders/order';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import { paths } from '@tempera/domain/site/paths';
import { capital } from '@tempera/domain/site/plain-text';
import { greeted } from '../checkout/order-mail.ts';
import { linkTo, type QueuedMail, queuedMail } from '../mail/queued-mail.ts';
import { disputeTitles, notYours } from '../payments/dispute-words.ts';

const messages: Record<TakingState, (asker: string, what: string) => string> = {
  open: (asker, what) =>
    `${capital(asker)} has withdrawn ${what}, because its payer disputes the payment. Downloads are paused until it decides. ${notYours(asker)}`,
  won: (asker, what) =>
    `${capital(asker)} has decided about ${what}: the payment stands. Your downloads are back.`,
  lost: (asker, what) =>
    `${capital(asker)} has returned ${what} to its payer. The templates can no longer be downloaded with this order.`,
};

/** Tells a buyer what their bank, or PayPal, did about an order; null of an inquiry, which changes nothing for them. */
export function disputeMail(
  order: Order,
  { state, amountCents }: Pick<OrderDispute, 'state' | 'amountCents'>,
  settings: SiteSettings,
): QueuedMail | null {
  if (!takesMoney(state)) return null;
  const { id, currency, payment } = order;
  const money = formatMoney(amountCents as Cents, currency);
  const asker = askerName(payment.method?.type);
  return queuedMail('dispute', {
    name: greeted(order),
    store: settings.siteName,
    order: id,
    title: disputeTitles[state],
    what: `order ${id}`,
    message: messages[state](asker, `${money} of order ${id} at ${settings.siteName}`),
    link: linkTo(paths.order(id), settings),
  });
}
