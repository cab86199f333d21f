import { orderTerms, productTerms, ticketTerms, userTerms } from '@tempera/domain/search/document-terms';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { bookPast } from '../../functions/src/migrations/book-past.ts';
import { fillTerms } from '../../functions/src/migrations/fill-terms.ts';
import { hideDeviceMarks } from '../../functions/src/migrations/hide-device-marks.ts';
import type { Migration } from '../../functions/src/migrations/migration.ts';
import { noteConfirmed } from '../../functions/src/migrations/note-confirmed.ts';
import { noteSubscribers } from '../../functions/src/migrations/note-subscribers.ts';
import { migrations, runMigrations } from '../../functions/src/migrations/run-migrations.ts';
import { takeModeratorsOff } from '../../functions/src/migrations/take-moderators-off.ts';
import { takeNamesOff } from '../../functions/src/migrations/take-names-off.ts';
import { auth, db } from '../../functions/src/platform/admin.ts';
import { putProduct, readDocument, unique } from './support/store.ts';

beforeEach(async () => {
  await db().recursiveDelete(db().collection('migrations'));
});

const noteOf = ({ id }: Migration) => readDocument(`migrations/${id}`);

/** Documents of this test's own, and a migration that notes which it was asked to bring up to date. */
async function scene(count: number) {
  const name = 'things';
  // Queries are known by their collection's last name (decision 32), so it is one of the store's.
  const path = `migrations/${unique('scene')}/faqs`;
  const collection = () => db().collection(path);
  const ids = Array.from({ length: count }, (_, n) => `thing-${String(n).padStart(3, '0')}`);
  await Promise.all(ids.map((id) => collection().doc(id).set({})));
  const brought: string[] = [];
  const bring = async (id: string) => {
    brought.push(id);
  };
  const steps = [{ name, collection, bring }];
  const migration: Migration = { id: '0900-things', steps };
  return { ids, brought, migration, name, path };
}

it('have numbers, one after the other', () => {
  const numbers = migrations.map(({ id }) => Number(/^(\d{4})-[a-z]+(-[a-z]+)*$/.exec(id)?.[1]));
  expect(numbers).toEqual(migrations.map((_, index) => index + 1));
});

describe('a migration', () => {
  it('comes to each document once, page by page, and is noted', async () => {
    const { ids, brought, migration } = await scene(12);
    const run = () => runMigrations({ list: [migration], page: 5 });
    expect(await run()).toMatchObject([{ id: '0900-things', state: 'done', before: false }]);
    expect(brought).toEqual(ids);
    expect(await noteOf(migration)).toMatchObject({
      state: 'done',
      counts: { seen: 12, failed: 0 },
      startedAt: expect.any(Timestamp),
      finishedAt: expect.any(Timestamp),
    });
    expect(await run()).toMatchObject([{ state: 'done', before: true }]);
    expect(brought).toHaveLength(12);
  });

  it('is stopped in the middle, and goes on behind the last page that is noted', async () => {
    const { ids, brought, migration, name } = await scene(12);
    const report = () => {
      if (brought.length === 10) throw new Error('stopped');
    };
    await expect(runMigrations({ list: [migration], page: 5, report })).rejects.toThrow('stopped');
    expect(await noteOf(migration)).toMatchObject({
      state: 'running',
      cursor: { step: name, after: 'thing-009' },
      counts: { seen: 10, failed: 0 },
      finishedAt: null,
    });
    expect(await runMigrations({ list: [migration], page: 5 })).toMatchObject([{ state: 'done' }]);
    expect(brought).toEqual(ids);
    expect(await noteOf(migration)).toMatchObject({ counts: { seen: 12, failed: 0 } });
  });

  it('repeats a page of which it is not noted that it is through', async () => {
    const { ids, migration, path } = await scene(4);
    const twice: string[] = [];
    let stops = true;
    const bring = async (id: string) => {
      twice.push(id);
    };
    const collection = () => {
      // The process dies behind the first page, before it is noted.
      if (stops && twice.length > 0) throw new Error('stopped');
      return db().collection(path);
    };
    const steps = [
      { name: 'first', collection, bring },
      { name: 'second', collection, bring },
    ];
    const dying = { ...migration, steps };
    await expect(runMigrations({ list: [dying] })).rejects.toThrow('stopped');
    stops = false;
    await runMigrations({ list: [dying] });
    expect(twice).toEqual([...ids, ...ids]);
  });

  it('goes past a document that fails, keeps the later ones waiting, and begins anew', async () => {
    const [one, later] = [await scene(6), await scene(1)];
    let isBroken = true;
    const [step] = one.migration.steps;
    const bring = async (id: string) => {
      if (isBroken && id === 'thing-002') throw new Error('can’t be written');
      await step?.bring(id);
    };
    const failing: Migration = { id: '0900-things', steps: step ? [{ ...step, bring }] : [] };
    const list = [failing, { ...later.migration, id: '0901-later' }];
    expect(await runMigrations({ list, page: 2 })).toMatchObject([
      { state: 'failed', counts: { seen: 6, failed: 1 } },
    ]);
    expect([one.brought.length, later.brought.length]).toEqual([5, 0]);
    isBroken = false;
    expect(await runMigrations({ list, page: 2 })).toMatchObject([
      { state: 'done', counts: { seen: 6, failed: 0 } },
      { state: 'done' },
    ]);
    expect([one.brought.length, later.brought.length]).toEqual([11, 1]);
  });
});

describe('0001-fill-terms', () => {
  const termsOf = async (path: string): Promise<unknown> => (await readDocument(path))?.terms;
  const order = {
    customer: { name: 'Grace Example', email: 'grace@example.com' },
    lines: [{ slug: 'blogstarter', name: 'Blog Starter' }],
  };
  const putOrder = async () => {
    const id = `ORD-${Date.now()}${Math.floor(Math.random() * 1_000)}`;
    await db()
      .doc(`orders/${id}`)
      .set({ ...order, status: 'pending', date: Timestamp.now() });
    return id;
  };

  it('gives everything that has no terms its own, and writes nothing that has them', async () => {
    const uid = unique('u');
    const user = { name: 'Ada Example', email: `${uid}@example.com`, joinDate: Timestamp.now() };
    await db().doc(`users/${uid}`).set(user);
    const [ticketId, at] = [`${uid}_0`, Timestamp.now()];
    const ticket = { userId: uid, username: 'Ada', subject: 'Broken link', lastMessage: 'Where is my key?' };
    await db()
      .doc(`tickets/${ticketId}`)
      .set({ ...ticket, status: 'closed', createdAt: at, lastMessageAt: at });
    const orderId = await putOrder();
    const slug = await putProduct({ title: 'SaaS Landing' });
    await runMigrations({ list: [fillTerms] });
    expect(await noteOf(fillTerms)).toMatchObject({ state: 'done' });
    expect(await termsOf(`users/${uid}`)).toEqual(userTerms(uid, user));
    expect(await termsOf(`tickets/${ticketId}`)).toEqual(ticketTerms(ticketId, ticket, user.email));
    // A ticket from before the inbox is found among those that nobody takes care of.
    expect(await readDocument(`tickets/${ticketId}`)).toMatchObject({ assigneeId: null, dueAt: null });
    expect(await termsOf(`orders/${orderId}`)).toEqual(orderTerms(orderId, order));
    expect(await termsOf(`products/${slug}`)).toEqual(
      productTerms(slug, { title: 'SaaS Landing', tags: [] }),
    );

    const writtenAt = async () => (await db().doc(`orders/${orderId}`).get()).updateTime?.valueOf();
    const before = await writtenAt();
    await db().doc(`migrations/${fillTerms.id}`).delete();
    await Promise.all([runMigrations({ list: [fillTerms] }), runMigrations({ list: [fillTerms] })]);
    expect(await writtenAt()).toBe(before);
  });

  it('is stopped among the orders, and goes on there', async () => {
    const ids = await Promise.all(Array.from({ length: 7 }, putOrder));
    const report = (_id: string, { cursor }: { cursor: { step: string; after: string } }) => {
      if (cursor.step === 'orders' && cursor.after !== '') throw new Error('stopped');
    };
    await expect(runMigrations({ list: [fillTerms], page: 3, report })).rejects.toThrow('stopped');
    const without = async () => {
      const terms = await Promise.all(ids.map((id) => termsOf(`orders/${id}`)));
      return terms.filter((one) => one === undefined).length;
    };
    expect(await without()).toBeGreaterThan(0);
    await runMigrations({ list: [fillTerms], page: 3 });
    expect(await without()).toBe(0);
  });
});

describe('0002-take-names-off', () => {
  it('leaves in public documents nothing of who wrote them, and everything else', async () => {
    const at = Timestamp.now();
    const changed = { byId: 'demo-admin', at };
    const [slug, faq] = [await putProduct(), `faqs/${unique('f')}`];
    const marked = `faqs/${unique('f')}`;
    await Promise.all([
      db().doc(`products/${slug}`).update({ changed }),
      db().doc(faq).set({ question: 'Mine?', changed }),
      db().doc(marked).set({ question: 'Mine?', changed: 'a-mark' }),
      db()
        .doc('settings/maintenance')
        .set({ enabled: false, since: null, byId: 'demo-admin', byName: 'Adam' }),
    ]);
    await runMigrations({ list: [takeNamesOff] });
    expect(await readDocument(`products/${slug}`)).not.toHaveProperty('changed');
    expect(await readDocument(`products/${slug}`)).toMatchObject({ priceCents: 280 });
    expect(await readDocument(faq)).toEqual({ question: 'Mine?' });
    expect(await readDocument(marked)).toEqual({ question: 'Mine?', changed: 'a-mark' });
    expect(await readDocument('settings/maintenance')).toEqual({ enabled: false, since: null });
  });
});

describe('0003-book-past', () => {
  const day = (month: number, date: number) => Timestamp.fromMillis(Date.UTC(2023, month, date));
  const sold = {
    lines: [{ slug: 'neogate', name: 'Neo Gate', priceCents: 1_000, quantity: 1 }],
    totalCents: 1_080,
    taxCents: 80,
    currency: 'USD',
    status: 'completed',
    paymentStatus: 'paid',
    payment: { provider: 'stripe', reference: 'pi_1', token: null },
  };
  const entry = async (id: string) => {
    const { at, grossCents, taxCents, of, kind } = (await readDocument(`ledger/${id}`)) ?? {};
    return [kind, of?.uid, grossCents, taxCents, at?.toMillis()];
  };

  it('books what was paid and given back on its own day, once, and the figures and totals follow', async () => {
    const [uid, orderId, refundId] = [unique('u'), unique('ORD-'), unique('re')];
    const [bare, pending, gift] = [unique('ORD-'), unique('ORD-'), unique('ORD-')];
    const charge = unique('charge');
    const put = (path: string, data: object) => db().doc(path).set(data);
    const back = { paymentStatus: 'partly-refunded', refundedCents: 540 };
    const refund = { status: 'done', amountCents: 540, reference: 're_1', endedAt: day(2, 1) };
    await Promise.all([
      put(`users/${uid}`, { name: 'Ada', email: 'ada@example.com', joinDate: day(0, 1) }),
      put(`orders/${orderId}`, { ...sold, ...back, uid, date: day(0, 5) }),
      put(`orders/${orderId}/history/completed`, { what: 'completed', at: day(0, 7) }),
      put(`orders/${orderId}/refunds/${refundId}`, refund),
      put(`orders/${orderId}/refunds/${refundId}-no`, { ...refund, status: 'refused' }),
      put(`orders/${bare}`, { ...sold, ...back, uid, date: day(0, 6) }),
      put(`orders/${pending}`, {
        ...sold,
        uid,
        status: 'pending',
        paymentStatus: 'pending',
        date: day(0, 6),
      }),
      put(`orders/${gift}`, {
        ...sold,
        uid,
        totalCents: 0,
        taxCents: 0,
        paymentStatus: 'free',
        date: day(0, 6),
      }),
      put(`subscriptions/${uid}`, { planId: 'pro', status: 'active' }),
      put(`subscriptions/${uid}/charges/${charge}`, {
        ...{
          status: 'paid',
          amountCents: 540,
          taxCents: 40,
          currency: 'USD',
          reference: 'ch_2',
          planId: 'pro',
        },
        payment: { provider: 'stripe', reference: 'pm_1', last4: '4242' },
        at: day(0, 9),
      }),
      put(`subscriptions/${uid}/charges/${charge}-no`, { status: 'failed', amountCents: 540 }),
    ]);
    await runMigrations({ list: [bookPast] });
    expect(await noteOf(bookPast)).toMatchObject({ state: 'done' });
    const at = (month: number, date: number) => Date.UTC(2023, month, date);
    expect(await entry(`charge-${orderId}`)).toEqual(['charge', uid, 1_080, 80, at(0, 7)]);
    expect(await entry(`refund-${refundId}`)).toEqual(['refund', uid, -540, -40, at(2, 1)]);
    expect(await entry(`charge-${bare}`)).toEqual(['charge', uid, 1_080, 80, at(0, 6)]);
    expect(await entry(`refund-${bare}`)).toEqual(['refund', uid, -540, -40, at(0, 6)]);
    expect(await entry(`charge-${charge}`)).toEqual(['charge', uid, 540, 40, at(0, 9)]);
    const none = [`refund-${refundId}-no`, `charge-${pending}`, `charge-${gift}`, `charge-${charge}-no`];
    for (const id of none) expect(await readDocument(`ledger/${id}`)).toBeUndefined();
    expect(await readDocument(`users/${uid}`)).toMatchObject({ totalOrders: 3, totalSpentCents: 1_620 });
    const figures = async () => (await readDocument('stats/sales/months/2023-01'))?.days?.['2023-01-07'];
    const before = await figures();
    expect(before).toMatchObject({ orderGrossCents: 1_080, orderTaxCents: 80, orderPayments: 1 });

    await db().doc(`migrations/${bookPast.id}`).delete();
    await Promise.all([runMigrations({ list: [bookPast] }), runMigrations({ list: [bookPast] })]);
    expect(await figures()).toEqual(before);
  });
});

describe('0004-note-subscribers', () => {
  const day = (date: number) => Timestamp.fromMillis(Date.UTC(2022, 5, date));
  const put = (path: string, data: object) => db().doc(path).set(data);
  const running = {
    ...{ planId: 'pro', status: 'active', priceCents: 2_900, currency: 'USD', nextPlanId: null },
    ...{ cancelAtPeriodEnd: false, payment: {}, periodStart: day(20), periodEnd: day(28) },
  };
  const changesOf = async (uid: string) =>
    (await db().collection('planChanges').where('uid', '==', uid).get()).docs.map((one) => [
      one.data().subscribers,
      one.data().mrrCents,
    ]);

  it('gives each subscription its listing, its person and a history, once, and counts it', async () => {
    const [live, over, unpaid] = [unique('u'), unique('u'), unique('u')];
    await Promise.all([
      put(`users/${live}`, { name: 'Ada', email: 'ada@example.com' }),
      put(`subscriptions/${live}`, running),
      put(`subscriptions/${live}/charges/c1`, { status: 'paid', at: day(11) }),
      put(`subscriptions/${over}`, { ...running, status: 'ended' }),
      put(`subscriptions/${unpaid}`, { ...running, planId: 'starter', status: 'ended' }),
    ]);
    await runMigrations({ list: [noteSubscribers] });
    expect(await readDocument(`subscriptions/${live}`)).toMatchObject({
      listing: 'active',
      mrrCents: 2_900,
      person: { name: 'Ada', email: 'ada@example.com' },
      startedAt: day(11),
      planSince: day(11),
    });
    expect(await readDocument(`subscriptions/${over}`)).toMatchObject({ listing: 'ended', mrrCents: 0 });
    expect(await readDocument(`subscriptions/${unpaid}`)).toMatchObject({ listing: null });
    expect(await changesOf(live)).toEqual([[1, 2_900]]);
    expect((await changesOf(over)).sort()).toEqual([
      [-1, -2_900],
      [1, 2_900],
    ]);
    expect(await changesOf(unpaid)).toEqual([]);
    const figures = async () => (await readDocument('stats/sales/months/2022-06'))?.days?.['2022-06-11'];
    const before = await figures();
    expect(before).toMatchObject({ newSubscribers: 1, mrrCents: 2_900 });
    await db().doc(`migrations/${noteSubscribers.id}`).delete();
    await Promise.all([
      runMigrations({ list: [noteSubscribers] }),
      runMigrations({ list: [noteSubscribers] }),
    ]);
    expect(await figures()).toEqual(before);
  });
});

it('0005-take-moderators-off leaves nothing of the moderator where the restricted person reads', async () => {
  const [uid, appeal] = [unique('u'), unique('u_r')];
  const record = { role: 'customer', status: 'banned', reason: 'Spam in reviews', permanent: true };
  const asked = { uid, text: 'Please look again', status: 'rejected' };
  await db()
    .doc(`access/${uid}`)
    .set({ ...record, moderatorId: 'm1', moderatorName: 'Mo' });
  await db()
    .doc(`appeals/${appeal}`)
    .set({ ...asked, decidedById: 'm1' });
  for (let run = 0; run < 2; run++) {
    await runMigrations({ list: [takeModeratorsOff] });
    expect(await readDocument(`access/${uid}`)).toEqual(record);
    expect(await readDocument(`appeals/${appeal}`)).toEqual(asked);
    await db().doc(`migrations/${takeModeratorsOff.id}`).delete();
  }
});

it('0006-hide-device-marks keeps a hash of each, and what is one already', async () => {
  const uid = unique('u');
  const [first, second] = ['1764000000', '1764000001'].map((at) => db().doc(`users/${uid}/sessions/${at}`));
  const [device, browser] = ['0b4f6f4e-30bd-4a0e-9e30-7d8f7e2f2d11', 'Firefox'];
  await db().doc(`users/${uid}`).set({ name: 'Ada' });
  for (const signIn of [first, second]) await signIn?.set({ device, browser });
  const marks: unknown[] = [];
  for (let run = 0; run < 2; run++) {
    await runMigrations({ list: [hideDeviceMarks] });
    for (const signIn of [first, second]) marks.push((await signIn?.get())?.data());
    await db().doc(`migrations/${hideDeviceMarks.id}`).delete();
  }
  expect(marks).toEqual(Array(4).fill({ device: expect.stringMatching(/^[0-9a-f]{40}$/), browser }));
  expect(new Set(marks.map((mark) => JSON.stringify(mark))).size).toBe(1);
});

it('0007-note-confirmed notes the addresses that Auth has as confirmed, and no other', async () => {
  const put = async (emailVerified: boolean, recorded?: string) => {
    const [uid, email] = [unique('u'), `${unique('m')}@example.com`];
    await (await auth()).createUser({ uid, email, emailVerified });
    await db()
      .doc(`users/${uid}`)
      .set({ email: recorded ?? email });
    return { uid, email };
  };
  const [known, unknown, moved] = [await put(true), await put(false), await put(true, 'former@example.com')];
  for (let run = 0; run < 2; run++) {
    await runMigrations({ list: [noteConfirmed] });
    expect((await readDocument(`users/${known.uid}`))?.confirmedEmail).toBe(known.email);
    for (const { uid } of [unknown, moved])
      expect(await readDocument(`users/${uid}`)).not.toHaveProperty('confirmedEmail');
    await db().doc(`migrations/${noteConfirmed.id}`).delete();
  }
});
