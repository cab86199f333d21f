import { askerName } from '@tempera/domain/money/asker-name';
import { cents, formatMoney } from '@tempera/domain/money/money';
import { isByHand, type Order } from '@tempera/domain/orders/order';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import { paths } from '@tempera/domain/site/paths';
import { capital } from '@tempera/domain/site/plain-text';
import { downloadsMail, greeted } from '../checkout/order-mail.ts';
import { linkTo, type QueuedMail, queuedMail } from '../mail/queued-mail.ts';

const askerOf = ({ payment }: Order): string => capital(askerName(payment.method?.type));

function pending(order: Order, payment: string): string {
  const asker = askerOf(order);
  if (order.paymentStatus === 'requires-action') {
    return `${asker} asks you to confirm ${payment}, within an hour of placing the order. Nothing is charged until you do.`;
  }
  return isByHand(order) || order.paymentStatus === 'pending'
    ? `We’re still checking ${payment}.`
    : `${asker} is still checking ${payment}, which can take a few days.`;
}

function failed({ paymentStatus }: Order, amount: string): string {
  const why: Partial<Record<Order['paymentStatus'], string>> = {
    canceled: 'was canceled',
    expired: 'wasn’t confirmed in time',
  };
  return `The payment of ${amount} ${why[paymentStatus] ?? 'didn’t go through'}. Nothing was charged. You can try again on its page.`;
}

/** How an order stands that has no downloads, or none now; null of one that has. */
function standingOf(order: Order): string | null {
  const amount = formatMoney(cents(order.totalCents), order.currency);
  const payment = `the payment of ${amount}`;
  if (order.paymentStatus === 'disputed') {
    return `${askerOf(order)} is looking into ${payment}. Downloads are paused until it has decided.`;
  }
  if (order.paymentStatus === 'charged-back') {
    return `${askerOf(order)} gave ${payment} back to its payer. The templates can no longer be downloaded with this order.`;
  }
  if (order.status === 'refunded') {
    return 'Your payment was refunded. The templates can no longer be downloaded with this order.';
  }
  if (order.status === 'failed') return failed(order, amount);
  return order.status === 'pending' ? pending(order, payment) : null;
}

/** The way to an order for who asks for it again, and how it stands. */
export function foundOrderMail(order: Order, settings: SiteSettings): QueuedMail {
  const standing = standingOf(order);
  if (standing === null) return downloadsMail(order, settings);
  return queuedMail('foundOrder', {
    name: greeted(order),
    store: settings.siteName,
    order: order.id,
    standing,
    lines: order.lines.map((line) => line.name).join('\n'),
    link: linkTo(paths.order(order.id), settings),
  });
}
