import { describe, expect, it } from 'vitest';
import { brokenPromises } from './broken-promises.ts';
import { type Heard, nothingHeard } from './heard.ts';
import type { Kept } from './kept.ts';

const message = { ticket: 'tickets/ada_0', text: 'Hello' };
const download = { uid: 'ada', slug: 'blog', link: 'l1' };
const path = 'tickets/ada_0/messages/first';

function world(): { heard: Heard; kept: Kept } {
  const order = { uid: 'ada', slugs: ['blog'], couponCode: 'FEW', totalCents: 500 };
  return {
    heard: {
      ...nothingHeard(),
      orders: [
        { ...order, key: 'k1', orderId: 'o1' },
        // Nobody heard of it, and it is there all the same.
        { ...order, key: 'k2', orderId: null },
        { ...order, key: 'k3', orderId: null },
      ],
      downloads: [download],
      written: [{ path, says: 'Hello' }],
    },
    kept: {
      orders: ['o1', 'o2'].map((id) => ({ ...order, id, status: 'completed' })),
      keys: new Map([
        ['hash k1', 'o1'],
        ['hash k2', 'o2'],
      ]),
      invoices: [
        { id: 'o2', number: 1 },
        { id: 'o1', number: 2 },
      ],
      coupons: [{ code: 'FEW', maxUses: 2, usedCount: 2, redemptions: ['o2', 'o1'] }],
      downloads: [download, { uid: 'bob', slug: 'blog', link: 'older' }],
      figures: new Map([['blog', { counted: 11, uncounted: 0 }]]),
      ratings: new Map([['blog', { shown: 3, stored: 3 }]]),
      written: new Map([[path, 'Hello']]),
      messages: [message],
      mails: ['order-o1', 'order-o2'].map((id) => ({ id, state: 'SUCCESS' })),
      arrived: ['o1', 'o2'].map((orderId) => ({ subject: 'Your order', orderId })),
    },
  };
}

const before = { figures: new Map([['blog', { counted: 10, uncounted: 0 }]]), links: new Set(['older']) };
const problems = ({ heard, kept }: ReturnType<typeof world>) =>
  brokenPromises(heard, kept, before, ({ key }) => `hash ${key}`);

const pretend = (what: unknown) => what as never;

describe('brokenPromises', () => {
  it('finds nothing where all is held', () => expect(problems(world())).toEqual([]));

  it.each<[what: string, spoil: (kept: Kept) => unknown, found: string]>([
    ['an order', (kept) => kept.orders.shift(), 'order o1 of ada is lost'],
    [
      'what an order has',
      (kept) => Object.assign(kept.orders[0] ?? {}, { slugs: [] }),
      'order o1 is another',
    ],
    ['a key', (kept) => kept.keys.set('hash k1', 'o2'), 'order o1 lost its key'],
    ['its end', (kept) => Object.assign(kept.orders[1] ?? {}, { status: 'pending' }), 'order o2 is pending'],
    ['an invoice', (kept) => kept.invoices.pop(), 'order o1 has no invoice'],
    [
      'a number',
      (kept) => Object.assign(kept.invoices[1] ?? {}, { number: 3 }),
      'invoice numbers: 3 in place of 2',
    ],
    [
      'a redemption',
      (kept) => kept.coupons[0]?.redemptions.pop(),
      'coupon FEW is held by others than its orders',
    ],
    [
      'a limit',
      (kept) => Object.assign(kept.coupons[0] ?? {}, { maxUses: 1 }),
      'coupon FEW was used 2 times of 1',
    ],
    [
      'a count',
      (kept) => Object.assign(kept.coupons[0] ?? {}, { usedCount: 1 }),
      'coupon FEW says 1 of 2 uses',
    ],
    ['a download', (kept) => kept.downloads.shift(), 'download l1 of blog is not in the history of ada'],
    [
      'a figure',
      (kept) => kept.figures.set('blog', { counted: 12, uncounted: 0 }),
      'blog counts 2 of 1 downloads',
    ],
    [
      'a download’s count',
      (kept) => kept.figures.set('blog', { counted: 10, uncounted: 1 }),
      'blog has 1 downloads that nobody has counted',
    ],
    ['a rating', (kept) => kept.ratings.set('blog', { shown: 2, stored: 3 }), 'blog shows 2 of 3 reviews'],
    ['a message', (kept) => kept.written.delete(path), `${path} is lost`],
    ['a mail', (kept) => kept.mails.pop(), 'order o2 has no mail'],
    ['a mail on its way', (kept) => kept.arrived.pop(), 'the mail of order o2 never came'],
    [
      'a mail’s end',
      (kept) => Object.assign(kept.mails[0] ?? {}, { state: 'RETRY' }),
      'mail order-o1 is RETRY',
    ],
  ])('misses %s', (_, spoil, found) => {
    const given = world();
    spoil(given.kept);
    expect(problems(given)).toContain(found);
  });

  it.each<[what: string, spoil: (kept: Kept) => unknown, found: string]>([
    [
      'an order',
      (kept) => kept.orders.push(pretend({ ...kept.orders[0], id: 'o3' })),
      'order o3 of ada is of no key that they sent',
    ],
    ['a number', (kept) => kept.invoices.push({ id: 'o3', number: 2 }), 'invoice numbers: 2 in place of 3'],
    ['a message', (kept) => kept.messages.push(message), 'message tickets/ada_0: Hello × 2'],
    [
      'a mail',
      (kept) => kept.arrived.push({ subject: 'Your order', orderId: 'o1' }),
      'mail Your order (o1) × 2',
    ],
  ])('notices %s that is there twice', (_, spoil, found) => {
    const given = world();
    spoil(given.kept);
    expect(problems(given)).toContain(found);
  });
});
