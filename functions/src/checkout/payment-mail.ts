import { cents, formatMoney } from '@tempera/domain/money/money';
import type { Order } from '@tempera/domain/orders/order';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import { paths } from '@tempera/domain/site/paths';
import { linkTo, type QueuedMail, queuedMail } from '../mail/queued-mail.ts';
import { greeted } from './order-mail.ts';

export type PaymentMailKind = 'paymentPending' | 'paymentAction' | 'paymentFailed';

/** How an order's payment stands, for a buyer who is not on its page. */
export function paymentMail(kind: PaymentMailKind, order: Order, settings: SiteSettings): QueuedMail {
  return queuedMail(kind, {
    name: greeted(order),
    store: settings.siteName,
    order: order.id,
    amount: formatMoney(cents(order.totalCents), order.currency),
    lines: order.lines.map((line) => line.name).join('\n'),
    link: linkTo(paths.order(order.id), settings),
  });
}
