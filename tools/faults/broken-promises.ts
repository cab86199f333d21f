import type { Heard, HeardOrder } from './heard.ts';
import type { Kept } from './kept.ts';

/** Mails that came to an end; of `UNSURE` nobody knows whether it arrived, and it is not sent again (decision 27). */
const endedMails = ['SUCCESS', 'ERROR', 'UNSURE'];

/** What there was before the first came: templates' figures, and downloads by their links. */
export interface Before {
  figures: Kept['figures'];
  links: ReadonlySet<string>;
}

/** What is there more than once. */
function doubles(items: readonly string[]): string[] {
  return [...Map.groupBy(items, (item) => item)]
    .filter(([, found]) => found.length > 1)
    .map(([item, found]) => `${item} × ${found.length}`);
}

/** The same for the same items in any order. */
const listed = (items: readonly string[]) => [...items].sort().join('+');

function lostOrders({ orders }: Heard, kept: Kept, hashOf: (order: HeardOrder) => string): string[] {
  const byId = new Map(kept.orders.map((one) => [one.id, one]));
  return orders.flatMap((heard) => {
    const { orderId, uid, slugs, totalCents } = heard;
    if (orderId === null) return [];
    const found = byId.get(orderId);
    if (!found) return [`order ${orderId} of ${uid} is lost`];
    const same =
      listed(found.slugs) === listed(slugs) && found.totalCents === totalCents && found.uid === uid;
    const isOfKey = kept.keys.get(hashOf(heard)) === orderId;
    return [
      ...(same ? [] : [`order ${orderId} is another`]),
      ...(isOfKey ? [] : [`order ${orderId} lost its key`]),
    ];
  });
}

/** Each order of somebody who came is that of one of the keys that they sent. */
function doubledOrders({ orders }: Heard, kept: Kept, hashOf: (order: HeardOrder) => string): string[] {
  const people = new Set(orders.map(({ uid }) => uid));
  const ofKeys = new Set(orders.map((one) => kept.keys.get(hashOf(one))));
  const strays = kept.orders.filter(({ id, uid }) => people.has(uid) && !ofKeys.has(id));
  return strays.map(({ id, uid }) => `order ${id} of ${uid} is of no key that they sent`);
}

function wrongInvoices({ invoices, orders }: Kept): string[] {
  const numbers = invoices.map(({ number }) => number).sort((a, b) => a - b);
  const gaps = numbers.flatMap((number, index) =>
    number === index + 1 ? [] : [`${number} in place of ${index + 1}`],
  );
  const billed = new Set(invoices.map(({ id }) => id));
  const unbilled = orders.filter(
    ({ id, status, totalCents }) => status === 'completed' && totalCents > 0 && !billed.has(id),
  );
  return [
    ...gaps.slice(0, 1).map((gap) => `invoice numbers: ${gap}`),
    ...unbilled.map(({ id }) => `order ${id} has no invoice`),
  ];
}

function wrongCoupons({ coupons, orders }: Kept): string[] {
  return coupons.flatMap(({ code, maxUses, usedCount, redemptions }) => {
    const should = orders
      .filter((one) => one.couponCode === code && one.status !== 'failed')
      .map(({ id }) => id);
    return [
      ...(redemptions.length > maxUses
        ? [`coupon ${code} was used ${redemptions.length} times of ${maxUses}`]
        : []),
      ...(listed(redemptions) === listed(should) ? [] : [`coupon ${code} is held by others than its orders`]),
      ...(usedCount === redemptions.length
        ? []
        : [`coupon ${code} says ${usedCount} of ${redemptions.length} uses`]),
    ];
  });
}

function wrongDownloads(heard: Heard, kept: Kept, before: Before): string[] {
  const links = new Set(kept.downloads.map(({ link }) => link));
  const lost = heard.downloads.filter(({ link }) => !links.has(link));
  const wrong = [...kept.figures].flatMap(([slug, { counted, uncounted }]) => {
    const stored = kept.downloads.filter((one) => one.slug === slug && !before.links.has(one.link)).length;
    const grown = counted - (before.figures.get(slug)?.counted ?? 0);
    return [
      ...(uncounted > 0 ? [`${slug} has ${uncounted} downloads that nobody has counted`] : []),
      ...(grown + uncounted === stored ? [] : [`${slug} counts ${grown + uncounted} of ${stored} downloads`]),
    ];
  });
  return [
    ...lost.map(({ uid, slug, link }) => `download ${link} of ${slug} is not in the history of ${uid}`),
    ...wrong,
  ];
}

function wrongWriting(heard: Heard, kept: Kept): string[] {
  const lost = heard.written.filter(({ path, says }) => kept.written.get(path) !== says);
  const told = ({ ticket, text }: { ticket: string; text: string }) => `${ticket}: ${text}`;
  const rated = [...kept.ratings].filter(([, { shown, stored }]) => shown !== stored);
  return [
    ...lost.map(({ path }) => `${path} is lost`),
    ...doubles(kept.messages.map(told)).map((one) => `message ${one}`),
    ...rated.map(([slug, { shown, stored }]) => `${slug} shows ${shown} of ${stored} reviews`),
  ];
}

function wrongMails(heard: Heard, { mails, arrived, orders }: Kept): string[] {
  const states = new Map(mails.map(({ id, state }) => [id, state]));
  const came = new Set(arrived.map(({ orderId }) => orderId));
  const people = new Set(heard.orders.map(({ uid }) => uid));
  const owed = orders.filter(({ uid, status }) => status === 'completed' && people.has(uid));
  const stuck = mails.filter(({ state }) => !endedMails.includes(state));
  const lost = owed.filter(({ id }) => states.get(`order-${id}`) === 'SUCCESS' && !came.has(id));
  return [
    ...owed.filter(({ id }) => !states.has(`order-${id}`)).map(({ id }) => `order ${id} has no mail`),
    ...lost.map(({ id }) => `the mail of order ${id} never came`),
    ...stuck.map(({ id, state }) => `mail ${id} is ${state}`),
    ...doubles(arrived.map(({ subject, orderId }) => `${subject} (${orderId})`)).map((one) => `mail ${one}`),
  ];
}

/** What is still on its way by now never ends. */
const stuckOrders = ({ orders }: Kept): string[] =>
  orders.filter(({ status }) => status === 'pending').map(({ id }) => `order ${id} is pending`);

/**
 * What the store has told people and does not hold, in words; nothing where it holds all.
 * @param hashOf under what a person's key is stored
 */
export function brokenPromises(
  heard: Heard,
  kept: Kept,
  before: Before,
  hashOf: (order: HeardOrder) => string,
): string[] {
  return [
    ...lostOrders(heard, kept, hashOf),
    ...doubledOrders(heard, kept, hashOf),
    ...stuckOrders(kept),
    ...wrongInvoices(kept),
    ...wrongCoupons(kept),
    ...wrongDownloads(heard, kept, before),
    ...wrongWriting(heard, kept),
    ...wrongMails(heard, kept),
  ];
}
