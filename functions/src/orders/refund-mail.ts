import { type Cents, formatMoney } from '@tempera/domain/money/money';
import type { Order } from '@tempera/domain/orders/order';
import type { Refund } from '@tempera/domain/orders/refund';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import { paths } from '@tempera/domain/site/paths';
import { linkTo, type QueuedMail, queuedMail } from '../mail/queued-mail.ts';

const namesOf = ({ lines }: Order, slugs: readonly string[]): string[] =>
  lines.filter((line) => slugs.includes(line.slug)).map((line) => line.name);

/** Tells a customer what was given back, and which templates left their library. `taken` are the slugs of these. */
export function refundMail(
  order: Order,
  { amountCents }: Pick<Refund<unknown>, 'amountCents'>,
  taken: readonly string[],
  settings: SiteSettings,
): QueuedMail {
  const names = namesOf(order, taken);
  return queuedMail('refund', {
    name: order.customer.name,
    store: settings.siteName,
    order: order.id,
    amount: formatMoney(amountCents as Cents, order.currency),
    withdrawn: names.length > 0 ? `No longer available to download: ${names.join(', ')}.` : '',
    link: linkTo(paths.order(order.id), settings),
  });
}

/** Tells a customer that a refund has not reached them, and which templates are theirs again. `restored` are the slugs of these. */
export function failedRefundMail(
  order: Order,
  { amountCents }: Pick<Refund<unknown>, 'amountCents'>,
  restored: readonly string[],
  settings: SiteSettings,
): QueuedMail {
  const names = namesOf(order, restored);
  return queuedMail('refundFailed', {
    name: order.customer.name,
    store: settings.siteName,
    order: order.id,
    what: `order ${order.id}`,
    amount: formatMoney(amountCents as Cents, order.currency),
    restored: names.length > 0 ? `Available to download until then: ${names.join(', ')}.` : '',
    link: linkTo(paths.order(order.id), settings),
  });
}
