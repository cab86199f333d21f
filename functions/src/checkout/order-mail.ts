import { cents, formatMoney, formatPrice } from '@tempera/domain/money/money';
import type { Order } from '@tempera/domain/orders/order';
import { libraryPath } from '@tempera/domain/orders/order-paths';
import { unnamed } from '@tempera/domain/people/person-name';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import { paths } from '@tempera/domain/site/paths';
import { linkTo, type QueuedMail, queuedMail } from '../mail/queued-mail.ts';
import { plainStanding } from './plain-standing.ts';

/** What mails call the buyer of an order: by the name that they have typed only at an address that is surely theirs. */
export const greeted = ({ customer, emailConfirmed }: Pick<Order, 'customer' | 'emailConfirmed'>): string =>
  emailConfirmed ? customer.name : unnamed;

/**
 * The only mail that nobody has paid for to an address that its buyer has not confirmed: it says nothing that anybody has typed, and its
 * link confirms the address. `confirmFound` is its words for who has asked for the link.
 */
export const confirmationMail = (
  order: Order,
  settings: SiteSettings,
  kind: 'confirmOrder' | 'confirmFound' = 'confirmOrder',
): QueuedMail =>
  queuedMail(kind, {
    store: settings.siteName,
    order: order.id,
    standing: plainStanding(order),
    link: linkTo(paths.order(order.id), settings),
  });

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
    name: greeted(order),
    store: settings.siteName,
    order: order.id,
    lines: lines.join('\n'),
    totals: totals.join('\n'),
    link: linkTo(paths.order(order.id), settings),
    invoice: `The page has your downloads${order.totalCents > 0 ? ' and your invoice' : ''}.`,
    libraryLink: linkTo(libraryPath, settings),
    moreLink: more,
    more: more && `More templates from ${settings.siteName}: ${more}`,
  });
}

const linesMail = (kind: 'downloads' | 'gift', name: string, order: Order, settings: SiteSettings) =>
  queuedMail(kind, {
    name,
    store: settings.siteName,
    order: order.id,
    lines: order.lines.map((line) => line.name).join('\n'),
    link: linkTo(paths.order(order.id), settings),
  });

/** The way to the downloads alone, for who asks for it again. */
export const downloadsMail = (order: Order, settings: SiteSettings): QueuedMail =>
  linesMail('downloads', greeted(order), order, settings);

/** What an admin gave to somebody, and the way there. */
export const giftMail = (order: Order, settings: SiteSettings): QueuedMail =>
  linesMail('gift', order.customer.name, order, settings);
