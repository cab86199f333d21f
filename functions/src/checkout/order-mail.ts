import { cents, formatMoney, formatPrice } from '@tempera/domain/money';
import type { Order } from '@tempera/domain/order';
import { paths } from '@tempera/domain/paths';
import type { SiteSettings } from '@tempera/domain/settings';
import { storeOrigin } from '../platform/params.ts';

/** The shape that the Trigger Email extension sends (design.md §4, `mail`). */
export interface MailMessage {
  subject: string;
  text: string;
  html: string;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that a person typed, made safe inside HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** An address of the store as a mail needs it, with the origin. */
export function linkTo(path: string, settings: Pick<SiteSettings, 'siteUrl'>): string {
  const origin = storeOrigin.value() || settings.siteUrl || process.env.TEMPERA_STORE_ORIGIN || '';
  return `${origin.replace(/\/+$/, '')}${path}`;
}

/** The receipt with the way to the downloads. Links lead to the order's page, which asks who is there. */
export function orderMail(order: Order, settings: SiteSettings): MailMessage {
  const money = (amount: number) => formatMoney(cents(amount), order.currency);
  const items = order.lines.map((line) => ({
    name: line.name,
    price: formatPrice(line.priceCents, order.currency),
  }));
  const rows = [
    ['Subtotal', money(order.subtotalCents)],
    ...(order.couponCode === null
      ? []
      : [[`Discount (${order.couponCode})`, `-${money(order.discountCents)}`]]),
    ['Tax', money(order.taxCents)],
    ['Total', money(order.totalCents)],
  ];
  const link = linkTo(paths.order(order.id), settings);
  const hello = `Hello ${order.customer.name},`;
  const thanks = `thank you for your order ${order.id} at ${settings.siteName}.`;
  const text = [
    hello,
    '',
    thanks,
    '',
    ...items.map((item) => `${item.name}: ${item.price}`),
    '',
    ...rows.map(([label, amount]) => `${label}: ${amount}`),
    '',
    `Your downloads: ${link}`,
  ].join('\n');
  const cells = (left = '', right = '') =>
    `<tr><td>${escapeHtml(left)}</td><td align="right">${escapeHtml(right)}</td></tr>`;
  const html = [
    `<p>${escapeHtml(hello)}</p>`,
    `<p>${escapeHtml(thanks)}</p>`,
    '<table>',
    ...items.map((item) => cells(item.name, item.price)),
    ...rows.map(([label, amount]) => cells(label, amount)),
    '</table>',
    `<p><a href="${escapeHtml(link)}">Your downloads</a></p>`,
  ].join('\n');
  return { subject: `Your order ${order.id}`, text, html };
}
