import { type Cents, formatMoney } from '@tempera/domain/money/money';
import type { Order } from '@tempera/domain/orders/order';
import type { Refund } from '@tempera/domain/orders/refund';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import { paths } from '@tempera/domain/site/paths';
import { greeted } from '../checkout/order-mail.ts';
import { linkTo, type QueuedMail, queuedMail } from '../mail/queued-mail.ts';

const namesOf = ({ lines }: Order, slugs: readonly string[]): string[] =>
  lines.filter((line) => slugs.includes(line.slug)).map((line) => line.name);

/** Slugs of the templates that a refund is about: those that can't be downloaded any more, and those that are owned in another way. */
interface Withdrawn {
  gone: readonly string[];
  kept: readonly string[];
}

function withdrawnWords(order: Order, { gone, kept }: Withdrawn): string {
  const [lost, still] = [namesOf(order, gone), namesOf(order, kept)];
  // A guest's other orders may have their own links to the same.
  const where = order.guest ? ' with this order' : '';
  return [
    lost.length > 0 ? `No longer available to download${where}: ${lost.join(', ')}.` : '',
    still.length > 0 ? `You keep what you also own in another way: ${still.join(', ')}.` : '',
  ]
    .filter(Boolean)
    .join('\n');
}

/** Tells a customer what was given back, and what became of the templates that went with it. */
export function refundMail(
  order: Order,
  { amountCents }: Pick<Refund<unknown>, 'amountCents'>,
  withdrawn: Withdrawn,
  settings: SiteSettings,
): QueuedMail {
  return queuedMail('refund', {
    name: greeted(order),
    store: settings.siteName,
    order: order.id,
    amount: formatMoney(amountCents as Cents, order.currency),
    withdrawn: withdrawnWords(order, withdrawn),
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
    name: greeted(order),
    store: settings.siteName,
    order: order.id,
    what: `order ${order.id}`,
    amount: formatMoney(amountCents as Cents, order.currency),
    restored: names.length > 0 ? `Available to download until then: ${names.join(', ')}.` : '',
    link: linkTo(paths.order(order.id), settings),
  });
}
