import { cents, formatMoney, formatPrice } from '@tempera/domain/money/money';
import type { Order } from '@tempera/domain/orders/order';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import { paths } from '@tempera/domain/site/paths';
import { linkTo, type QueuedMail, queuedMail } from '../mail/queued-mail.ts';

/**
 * The receipt with the way to the order. Its link is stored as the order's page, which asks who is there; who sends the mail
 * puts the signed one in its place (functions/src/mail/deliver-mail.ts).
 */
export function orderMail(order: Order, settings: SiteSettings): QueuedMail {
  const money = (amount: number) => formatMoney(cents(amount), order.currency);
  const lines = order.lines.map(
    ({ name, priceCents }) => `${name}: ${formatPrice(priceCents, order.currency)}`,
  );
  const discount = `Discount (${order.couponCode}): -${money(order.discountCents)}`;
  const totals = [
    `Subtotal: ${money(order.subtotalCents)}`,
    ...(order.couponCode === null ? [] : [discount]),
    `Tax: ${money(order.taxCents)}`,
    `Total: ${money(order.totalCents)}`,
  ];
  const more = settings.marketingEmails ? linkTo(paths.templates, settings) : '';
  return queuedMail('order', {
    name: order.customer.name,
    store: settings.siteName,
    order: order.id,
    lines: lines.join('\n'),
    totals: totals.join('\n'),
    link: linkTo(paths.order(order.id), settings),
    invoice: `The page has your downloads${order.totalCents > 0 ? ' and your invoice' : ''}.`,
    moreLink: more,
    more: more && `More templates from ${settings.siteName}: ${more}`,
  });
}

const linesMail = (kind: 'downloads' | 'gift') => (order: Order, settings: SiteSettings) =>
  queuedMail(kind, {
    name: order.customer.name,
    store: settings.siteName,
    order: order.id,
    lines: order.lines.map((line) => line.name).join('\n'),
    link: linkTo(paths.order(order.id), settings),
  });

/** The way to the downloads alone, for who asks for it again. */
export const downloadsMail = linesMail('downloads');

/** What an admin gave to somebody, and the way there. */
export const giftMail = linesMail('gift');
