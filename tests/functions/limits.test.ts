import { messageOf } from '@tempera/domain/calls/reason-texts';
import { DocumentReference, Query, Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as functions from '../../functions/src/index.ts';
import { db } from '../../functions/src/platform/admin.ts';
import { clock } from '../../functions/src/platform/clock.ts';
import { customer, guest, type TestAuth } from './support/callers.ts';
import {
  call,
  exportData,
  fromAddress,
  type Outcome,
  order,
  placeOrder,
  quoteCheckout,
  succeed,
} from './support/calls.ts';
import { useGateway } from './support/gateway.ts';
import {
  countDocuments,
  putCoupon,
  putProduct,
  readDocument,
  unique,
  withSettings,
} from './support/store.ts';

useGateway();

const hour = 3_600_000;
/** A network that no other test comes from. */
let network: string;
let networks = 0;
beforeEach(() => {
  network = `2001:db8:${(++networks).toString(16)}:7`;
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** An address of this test's network, another one each time. */
const anAddress = () => `${network}::${Math.floor(Math.random() * 0xffff).toString(16)}`;
const quoteFrom = (data: unknown, who: TestAuth | null = null, ip = anAddress()) =>
  call(functions.quoteCheckout, data, who, fromAddress(ip));
const buyFrom = (data: unknown, who: TestAuth, ip = anAddress()) =>
  call(functions.placeOrder, data, who, fromAddress(ip));

const said = (outcome: Outcome<unknown>) => ('ok' in outcome ? 'ok' : outcome.refused.reason);
const count = (outcomes: readonly Outcome<unknown>[], reason: string) =>
  outcomes.filter((outcome) => said(outcome) === reason).length;
const times = <T>(n: number, work: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, i) => work(i)));
async function inOrder<T>(n: number, work: (n: number) => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  for (let i = 0; i < n; i++) done.push(await work(i));
  return done;
}
const writes = () => countDocuments('limits');

/** What is asked of the database meanwhile: how many documents at once each time, and how often for one, for some, or for a count. */
async function readsOf(work: () => Promise<unknown>) {
  // The SDK names the class of counts in its types alone.
  const counts = Object.getPrototypeOf(db().collection('limits').count()) as { get: () => unknown };
  const [many, ...others] = [
    vi.spyOn(db(), 'getAll'),
    vi.spyOn(DocumentReference.prototype, 'get'),
    vi.spyOn(Query.prototype, 'get'),
    vi.spyOn(counts, 'get'),
  ] as const;
  await work();
  const read = [many.mock.calls.map((refs) => refs.length), ...others.map(({ mock }) => mock.calls.length)];
  for (const spy of [many, ...others]) spy.mockRestore();
  return read;
}

describe('somebody who guesses coupons', () => {
  it('learns of four hundred codes at once no more than ten, and not that one of them is right', async () => {
    const [slug, right, person] = [await putProduct(), await putCoupon(), customer()];
    await withSettings({}, async () => {
      const outcomes = await times(400, (n) =>
        quoteCheckout({ slugs: [slug], couponCode: n === 237 ? right : `GUESS${n}` }, person),
      );
      expect(count(outcomes, 'coupon-invalid')).toBe(10);
      expect(count(outcomes, 'too-many-attempts')).toBe(390);
      expect(said(await quoteCheckout({ slugs: [slug], couponCode: right }, person))).toBe(
        'too-many-attempts',
      );
      expect(said(await quoteCheckout({ slugs: [slug] }, person))).toBe('ok');
    });
  });

  it('is told how long to wait, and may go on then', async () => {
    const right = await putCoupon({ expiryDate: null });
    const [slug, person, now] = [await putProduct(), customer(), Date.now()];
    vi.spyOn(clock, 'now').mockReturnValue(now);
    const guess = (couponCode: string) => quoteCheckout({ slugs: [slug], couponCode }, person);
    await withSettings({}, async () => {
      await inOrder(10, (n) => guess(`GUESS${n}`));
      vi.spyOn(clock, 'now').mockReturnValue(now + 48 * 60_000);
      const refused = await guess(right);
      if ('ok' in refused) throw new Error('a right code was looked at');
      expect(refused.refused).toEqual({ reason: 'too-many-attempts', waitSeconds: 720 });
      expect(refused.message).toBe('Too many attempts. Try again in 12 minutes.');
      expect(refused.message).toBe(messageOf(refused.refused));
      vi.spyOn(clock, 'now').mockReturnValue(now + hour);
      expect(said(await guess(right))).toBe('ok');
    });
  });

  it('gains nothing by ever new guests, or addresses of one line: a hundred an hour', async () => {
    const slug = await putProduct();
    await withSettings({}, async () => {
      const outcomes = await times(130, (n) =>
        quoteFrom({ slugs: [slug], couponCode: `GUESS${n}` }, n % 2 ? guest() : null),
      );
      expect(count(outcomes, 'coupon-invalid')).toBe(100);
      expect(count(outcomes, 'too-many-attempts')).toBe(30);
    });
  });

  it('gains nothing by ordering instead, at a total that no order has', async () => {
    const [slug, right, person] = [await putProduct(), await putCoupon(), customer()];
    await withSettings({}, async () => {
      const outcomes = await times(60, (n) =>
        placeOrder(
          order({ slugs: [slug], couponCode: n === 40 ? right : `GUESS${n}`, shownTotalCents: 1 }),
          person,
        ),
      );
      expect(count(outcomes, 'coupon-invalid')).toBe(10);
      expect(count(outcomes, 'too-many-attempts')).toBe(50);
      expect(said(await quoteCheckout({ slugs: [slug], couponCode: right }, person))).toBe(
        'too-many-attempts',
      );
    });
  });

  it('learns of a hundred addresses an hour whether something was bought under them, free of charge or not', async () => {
    const codes = [
      await putCoupon({ firstOrderOnly: true, perCustomer: 0, value: 100 }),
      await putCoupon({ firstOrderOnly: true, perCustomer: 0 }),
    ];
    const [slug, email] = [await putProduct(), `${unique('bought')}@example.com`];
    const buyAs = (address: string, couponCode: string | null, who = guest()) => {
      const typed = { ...order().customer, email: address };
      return buyFrom(order({ slugs: [slug], couponCode, customer: typed }), who);
    };
    await withSettings({}, async () => {
      expect(said(await buyAs(email, null))).toBe('ok');
      const asked = await times(120, (n) => buyAs(email, codes[n % 2] ?? ''));
      expect(count(asked, 'coupon-first-order')).toBe(100);
      expect(count(asked, 'too-many-attempts')).toBe(20);
      // Neither answer is given past the limit, and who has no coupon buys on.
      for (const code of codes)
        expect(said(await buyAs(`${unique('new')}@example.com`, code))).toBe('too-many-attempts');
      expect(said(await buyAs(`${unique('new')}@example.com`, null))).toBe('ok');
    });
  });

  it('learns no more by an account whose address is not confirmed: ten an hour', async () => {
    const code = await putCoupon({ firstOrderOnly: true, perCustomer: 0 });
    const [slug, email] = [await putProduct(), `${unique('bought')}@example.com`];
    const input = (couponCode: string | null) =>
      order({ slugs: [slug], couponCode, customer: { ...order().customer, email } });
    await withSettings({ requireEmailVerification: false }, async () => {
      expect(said(await buyFrom(input(null), guest()))).toBe('ok');
      const who = customer({ email_verified: false });
      const asked = await times(15, () => buyFrom(input(code), who));
      expect(count(asked, 'coupon-first-order')).toBe(10);
      expect(count(asked, 'too-many-attempts')).toBe(5);
    });
  });

  it('learns from no refusal whether there is such a code, nor from how much is read for it', async () => {
    const usedUp = await putCoupon({ maxUses: 1 });
    await db()
      .doc(`coupons/${usedUp}/redemptions/0`)
      .set({ orderId: 'ORD-1', uid: 'u', at: Timestamp.now() });
    const [slug, nonsense] = [await putProduct(), '  ?? '];
    const codes = [
      `NONE${unique('')}`.toUpperCase().replace(/[^A-Z0-9]/g, ''),
      await putCoupon({ status: 'inactive' }),
      await putCoupon({ status: 'expired' }),
      await putCoupon({ expiryDate: Date.now() - 1 }),
      await putCoupon({ startDate: Date.now() + hour }),
      usedUp,
      nonsense,
    ];
    await withSettings({}, async () => {
      const reads: unknown[] = [];
      for (const couponCode of codes) {
        const person = customer();
        const guess = () => quoteCheckout({ slugs: [slug], couponCode }, person);
        const outcomes: Outcome<unknown>[] = [];
        // What can't be a code is looked up by nobody.
        const read = await readsOf(async () => outcomes.push(await guess()));
        if (couponCode !== nonsense) reads.push(read);
        outcomes.push(...(await inOrder(10, guess)));
        expect(outcomes.slice(0, 10).map(said)).toEqual(Array(10).fill('coupon-invalid'));
        expect(said(outcomes[10] as never)).toBe('too-many-attempts');
      }
      expect(reads[0]).not.toEqual([[], 0, 0, 0]);
      expect(reads).toEqual(Array(codes.length - 1).fill(reads[0]));
    });
  });
});

describe('guests', () => {
  const met = async (people: readonly TestAuth[]) => {
    const found = await Promise.all(people.map(({ uid }) => readDocument(`access/${uid}`)));
    return people.filter((_person, n) => found[n] !== undefined);
  };
  const begin = (who: TestAuth, ip = anAddress()) => call(functions.startSession, {}, who, fromAddress(ip));

  it('are known to the store, which a chat waits for, twenty an hour of one network; all others go on as well', async () => {
    const now = Date.now();
    vi.spyOn(clock, 'now').mockReturnValue(now);
    const people = Array.from({ length: 33 }, guest);
    const outcomes = await Promise.all(people.map((who) => begin(who)));
    const answer = { ok: { role: 'customer', status: 'active', name: 'Guest' } };
    expect(outcomes).toEqual(people.map(() => answer));
    const known = await met(people);
    expect(known).toHaveLength(20);
    const unknown = people.filter((who) => !known.includes(who));
    for (const { uid } of unknown)
      for (const path of [`users/${uid}`, `profiles/${uid}`])
        expect(await readDocument(path)).toBeUndefined();

    const [late, other] = unknown as [TestAuth, TestAuth];
    await begin(late);
    expect(await met([late])).toEqual([]);
    // Who is known stays so, a member is no guest, and another line has guests of its own.
    const member = customer();
    expect(await begin(known[0] as TestAuth)).toEqual(answer);
    await succeed(begin(member));
    await begin(other, '203.0.113.78');
    expect(await met([member, other])).toEqual([member, other]);

    const slug = await putProduct({ priceCents: 0 });
    await withSettings({}, async () => {
      expect(said(await buyFrom(order({ slugs: [slug] }), late))).toBe('ok');
    });
    expect(await readDocument(`users/${late.uid}/library/${slug}`)).toBeDefined();

    vi.spyOn(clock, 'now').mockReturnValue(now + hour);
    await begin(late);
    expect(await met([late])).toEqual([late]);
  });
});

describe('quotes of honest people', () => {
  it('write nothing without a code, or with a right one, however fast they come', async () => {
    const [slug, couponCode, person] = [await putProduct(), await putCoupon(), customer()];
    await withSettings({}, async () => {
      const before = await writes();
      for (const who of [null, person]) {
        for (const outcome of await times(20, () => quoteFrom({ slugs: [slug], couponCode }, who)))
          expect(said(outcome)).toBe('ok');
        for (const outcome of await inOrder(20, () => quoteFrom({ slugs: [slug] }, who)))
          expect(said(outcome)).toBe('ok');
      }
      expect(await writes()).toBe(before);
    });
  });
});

describe('somebody who tries out cards', () => {
  const declined = (slug: string) => order({ slugs: [slug], paymentToken: 'tok_declined' });

  it('is refused after ten that were declined within the hour, and may go on then', async () => {
    const [slug, person, now] = [await putProduct(), customer(), Date.now()];
    vi.spyOn(clock, 'now').mockReturnValue(now);
    await withSettings({}, async () => {
      const outcomes = await inOrder(12, () => placeOrder(declined(slug), person));
      expect(outcomes.map(said)).toEqual([...Array(10).fill('ok'), ...Array(2).fill('too-many-attempts')]);
      expect(said(await placeOrder(order({ slugs: [slug] }), person))).toBe('too-many-attempts');
      vi.spyOn(clock, 'now').mockReturnValue(now + hour);
      expect(said(await placeOrder(order({ slugs: [slug] }), person))).toBe('ok');
    });
  });

  it('does not get more than twenty to the bank at once', async () => {
    const [slug, person] = [await putProduct(), customer()];
    await withSettings({}, async () => {
      const outcomes = await times(60, () => placeOrder(declined(slug), person));
      expect(count(outcomes, 'ok')).toBeLessThanOrEqual(20);
      expect(count(outcomes, 'ok') + count(outcomes, 'too-many-attempts')).toBe(60);
    });
  });

  it('gains nothing by ever new guests: thirty an hour from one address', async () => {
    const slug = await putProduct();
    await withSettings({}, async () => {
      const outcomes = await inOrder(32, () => buyFrom(declined(slug), guest()));
      expect(outcomes.map(said)).toEqual([...Array(30).fill('ok'), ...Array(2).fill('too-many-attempts')]);
    });
  });

  it('who pays is not counted: orders that were paid leave room', async () => {
    const [slug, person] = [await putProduct(), customer()];
    await withSettings({}, async () => {
      const outcomes = await inOrder(25, () => placeOrder(order({ slugs: [slug] }), person));
      expect(outcomes.map(said)).toEqual(Array(25).fill('ok'));
    });
  });

  it('the same key is answered past the limit, too', async () => {
    const [slug, person] = [await putProduct(), customer()];
    const first = declined(slug);
    await withSettings({}, async () => {
      const answer = await succeed(placeOrder(first, person));
      await inOrder(10, () => placeOrder(declined(slug), person));
      await inOrder(10, (n) => quoteCheckout({ slugs: [slug], couponCode: `GUESS${n}` }, person));
      expect(await succeed(placeOrder({ ...first, couponCode: 'GUESS' }, person))).toEqual(answer);
    });
  });
});

describe('free orders', () => {
  const free = (slugs: string[], email: string) =>
    order({ slugs, paymentToken: null, customer: { ...order().customer, email } });
  const isMailed = async (outcome: Outcome<{ orderId: string }>) => {
    if (!('ok' in outcome)) throw new Error(`refused: ${outcome.refused.reason}`);
    const { orderId } = outcome.ok;
    const order = await readDocument(`orders/${orderId}`);
    const mail = await readDocument(`mail/order-${orderId}`);
    expect(order).toMatchObject({ status: 'completed' });
    expect(order?.mailed === true).toBe(mail !== undefined);
    return mail !== undefined;
  };

  it('of the same thing send one mail to the same person', async () => {
    const [slug, other, person] = [
      await putProduct({ priceCents: 0 }),
      await putProduct({ priceCents: 0 }),
      customer(),
    ];
    await withSettings({}, async () => {
      const buy = (slugs: string[]) => placeOrder(free(slugs, person.token.email as string), person);
      expect(await isMailed(await buy([slug]))).toBe(true);
      expect(await isMailed(await buy([slug]))).toBe(false);
      expect(await isMailed(await buy([slug, other]))).toBe(true);
    });
  });

  it('of guests mail an address that nobody has confirmed once a day, whoever types it', async () => {
    const slug = await putProduct({ priceCents: 0 });
    const [email, now] = [`${unique('victim')}@example.com`, Date.now()];
    vi.spyOn(clock, 'now').mockReturnValue(now);
    await withSettings({}, async () => {
      const outcomes = await times(20, (n) =>
        placeOrder(free([slug], n % 2 ? email : email.toUpperCase()), guest()),
      );
      const mailed = await Promise.all(outcomes.map(isMailed));
      expect(mailed.filter(Boolean)).toHaveLength(1);
      vi.spyOn(clock, 'now').mockReturnValue(now + 24 * hour);
      expect(await isMailed(await placeOrder(free([slug], email), guest()))).toBe(true);
    });
  });

  it('of guests are a hundred an hour from one address', async () => {
    const slug = await putProduct({ priceCents: 0 });
    await withSettings({ orderNotifications: false }, async () => {
      const tens = await inOrder(11, () =>
        times(10, () => buyFrom(free([slug], 'ada@example.com'), guest())),
      );
      const outcomes = tens.flat();
      expect(count(outcomes, 'ok')).toBe(100);
      expect(count(outcomes, 'too-many-attempts')).toBe(10);
    });
  });
});

describe('calls that are counted', () => {
  it('are so by person: eleven exports of one, one of another from the same address', async () => {
    const [person, other] = [customer(), customer()];
    for (const one of [person, other]) await succeed(call(functions.startSession, {}, one));
    const outcomes = await times(14, () => exportData(person));
    expect(count(outcomes, 'ok')).toBe(10);
    expect(count(outcomes, 'too-many-attempts')).toBe(4);
    expect(said(await exportData(other))).toBe('ok');
  });

  it('leave one document for each person, which the database removes after the window', async () => {
    const person = customer();
    await succeed(call(functions.startSession, {}, person));
    const before = await writes();
    await times(14, () => exportData(person));
    expect(await writes()).toBe(before + 1);
    const found = await db().collection('limits').get();
    for (const limit of found.docs) {
      expect(limit.id).not.toContain(person.uid);
      const { tries, expiresAt } = limit.data();
      const moments = Object.values(tries as Record<string, Timestamp>);
      expect(expiresAt.toMillis()).toBeGreaterThan(Math.max(...moments.map((at) => at.toMillis())));
    }
  });
});
