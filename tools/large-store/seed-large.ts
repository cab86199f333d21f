import { entriesOfOrder } from '@tempera/domain/ledger/book-past';
import type { Order } from '@tempera/domain/orders/order';
import { asOrder } from '@tempera/domain/orders/read-order';
import { toNameKey } from '@tempera/domain/people/profile';
import { partsFor } from '@tempera/domain/reports/stats';
import { orderTerms } from '@tempera/domain/search/document-terms';
import { Timestamp } from 'firebase-admin/firestore';
import { type Store, withStore } from '../../emulators/seed/open-store.ts';
import { accessRecord, userRecord } from '../../emulators/seed/seed-accounts.ts';
import { countLarge } from './count-large.ts';
import { seedMany } from './seed-many.ts';
import { seedSold } from './seed-sold.ts';

/** People in one commit: the emulator takes 500 writes at once many times faster than one by one. */
const peopleAtOnce = 250;

/**
 * Adds synthetic customers `bench-user-00001` to `bench-user-<count>`, for measurements: their two records, as lists of
 * people and moderators need them. They have no sign-in and no profile. The first is the newest, a millisecond before
 * now, so that the accounts that sign in stand behind them in a list, and what a sign-in writes is on nobody's page.
 * Stop the background triggers first: each record starts one.
 */
export async function seedPeople(count: number): Promise<void> {
  const now = Date.now();
  await withStore(async (store) => {
    for (let first = 1; first <= count; first += peopleAtOnce) {
      await putPeople(store, first, Math.min(first + peopleAtOnce - 1, count), now);
    }
  });
}

async function putPeople({ db }: Store, first: number, last: number, now: number): Promise<void> {
  const batch = db.batch();
  for (let index = first; index <= last; index += 1) {
    const number = String(index).padStart(5, '0');
    const uid = `bench-user-${number}`;
    const at = Timestamp.fromMillis(now - index);
    const person = { name: `Bench User ${number}`, email: `${uid}@example.com`, role: 'customer' } as const;
    batch.set(db.doc(`users/${uid}`), userRecord(uid, person, at));
    batch.set(db.doc(`access/${uid}`), accessRecord(person.role, at));
  }
  await batch.commit();
}

/** Orders in one commit with their entries of the ledger, as for people. */
const ordersAtOnce = 250;
const yearMs = 365 * 24 * 60 * 60 * 1000;
const taxOf = (cents: number) => Math.floor((cents * 850 + 5_000) / 10_000);

/** What became of an order, by its number: most were paid, some failed, few wait, few went back. */
function endOf(index: number, totalCents: number) {
  if (index % 40 === 0) return { status: 'refunded', paymentStatus: 'refunded', refundedCents: totalCents };
  if (index % 25 === 0) return { status: 'failed', paymentStatus: 'failed' };
  if (index % 90 === 0) return { status: 'pending', paymentStatus: 'pending' };
  return { status: 'completed', paymentStatus: totalCents === 0 ? 'free' : 'paid' };
}

/** An order made of its number alone, of the people of `seedPeople` and the products of `seedMany`. */
function syntheticOrder(index: number, people: number, products: number) {
  const person = String(1 + (index % people)).padStart(5, '0');
  const product = String(1 + ((index * 7) % products)).padStart(5, '0');
  const priceCents = (index % 80) * 50;
  const totalCents = priceCents + taxOf(priceCents);
  return {
    uid: `bench-user-${person}`,
    nameKey: toNameKey(`Bench User ${person}`),
    customer: { name: `Bench User ${person}`, email: `bench-user-${person}@example.com` },
    billing: { firstName: 'Bench', lastName: `User ${person}` },
    lines: [{ slug: `bench-${product}`, name: `Template ${product}`, priceCents, quantity: 1 }],
    subtotalCents: priceCents,
    discountCents: 0,
    taxCents: taxOf(priceCents),
    totalCents,
    currency: 'USD',
    couponCode: null,
    couponDescription: null,
    couponSlot: null,
    payment: { provider: 'manual', reference: null, token: null },
    ...endOf(index, totalCents),
  } satisfies Partial<Record<keyof Order, unknown>>;
}

/**
 * Adds synthetic orders over the last year with their entries of the ledger, for measurements; the newest is a minute old. They
 * have no redemption, library or invoice. Stop the background triggers first: each order starts some.
 */
export async function seedOrders(count: number, of: { people: number; products: number }): Promise<void> {
  const now = Date.now() - 60_000;
  await withStore(async ({ db }) => {
    for (let first = 1; first <= count; first += ordersAtOnce) {
      const batch = db.batch();
      for (let index = first; index < first + ordersAtOnce && index <= count; index += 1) {
        const at = now - Math.floor(((index - 1) * yearMs) / count);
        const date = Timestamp.fromMillis(at);
        const id = `ORD-${at}${String(index % 1_000).padStart(3, '0')}`;
        const order = syntheticOrder(index, of.people, of.products);
        batch.set(db.doc(`orders/${id}`), { ...order, terms: orderTerms(id, order), date });
        for (const entry of entriesOfOrder(asOrder({ ...order, id, date: at }), at, [])) {
          const { id: entryId, ...fields } = entry;
          batch.set(db.doc(`ledger/${entryId}`), { ...fields, at: date });
        }
      }
      await batch.commit();
    }
  });
}

/** What a large store holds besides the seed. */
export const large = { products: 5_000, orders: 20_000, people: 5_000, sold: 0 } as const;

/** The largest store that Tempera is measured with. */
export const most = { products: 100_000, orders: 100_000, sold: 2_000_000 } as const;

/** Fills the store that the environment names, its figures included. Stop the background triggers first. */
export async function seedLarge(
  { products, orders, people, sold }: Record<keyof typeof large, number>,
  note: (line: string) => void,
): Promise<void> {
  note('Adding products');
  await seedMany(products);
  note('Adding people');
  await seedPeople(people);
  note('Adding orders');
  await seedOrders(orders, { people, products });
  note('Adding up the figures');
  await countLarge(partsFor(products));
  if (sold > 0) await seedSold(sold, products);
}
