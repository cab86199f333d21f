import { monthOf } from '@tempera/domain/plans/plan';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { db } from '../../functions/src/platform/admin.ts';
import { clock } from '../../functions/src/platform/clock.ts';
import { grant, putArchive } from './support/archive.ts';
import { customer, type TestAuth, withRole } from './support/callers.ts';
import { order, placeOrder, reasonOf, requestDownload, startSession, succeed } from './support/calls.ts';
import { useGateway } from './support/gateway.ts';
import { putPlan } from './support/plans.ts';
import { countDocuments, readDocument, withSettings } from './support/store.ts';

useGateway();
afterEach(() => vi.restoreAllMocks());

const ask = (slug: string, person: TestAuth, version?: string) => requestDownload({ slug, version }, person);

async function putFree(count: number): Promise<string[]> {
  const made = await Promise.all(Array.from({ length: count }, () => putArchive({ priceCents: 0 })));
  return made.map(({ slug }) => slug);
}

async function withPlan(plan: string): Promise<TestAuth> {
  const person = customer();
  await succeed(startSession(person));
  await db().doc(`users/${person.uid}`).update({ plan });
  return person;
}

const month = () => monthOf(clock.now());
const claimedIn = async ({ uid }: TestAuth, id = month()) =>
  (await readDocument(`users/${uid}/allowances/${id}`))?.slugs;
const buy = (person: TestAuth, slug: string) =>
  withSettings({ orderNotifications: false }, () => succeed(placeOrder(order({ slugs: [slug] }), person)));

describe('the free allowance of Starter', () => {
  it('is three templates a month: the fourth is refused, with words that say why', async () => {
    const person = customer();
    const [a = '', b = '', c = '', d = ''] = await putFree(4);
    for (const slug of [a, b, c]) await succeed(ask(slug, person));
    expect(await ask(d, person)).toEqual({
      refused: { reason: 'plan-limit' },
      code: 'resource-exhausted',
      message: 'You’ve used this month’s free templates. Upgrade for more.',
    });
    expect(await claimedIn(person)).toEqual([a, b, c]);
    expect(await readDocument(`users/${person.uid}/claims/${d}`)).toBeUndefined();
    expect(await readDocument(`users/${person.uid}/library/${d}`)).toBeUndefined();
    expect(await readDocument(`users/${person.uid}/claims/${a}`)).toMatchObject({ month: month() });
    expect(await readDocument(`users/${person.uid}/library/${a}`)).toMatchObject({ orderId: null });
  });

  it('counts a template once: again, in another month, once it costs money, once it is archived', async () => {
    const person = customer();
    const slugs = await putFree(3);
    const [first = ''] = slugs;
    for (const slug of slugs) await succeed(ask(slug, person));
    await succeed(ask(first, person, '1.0.0'));
    await db().doc(`products/${first}`).update({ priceCents: 280 });
    await succeed(ask(first, person));
    await db().doc(`products/${first}`).update({ status: 'archived' });
    vi.spyOn(clock, 'now').mockReturnValue(Date.now() + 40 * 24 * 3_600_000);
    await succeed(ask(first, person));
    expect(await claimedIn(person)).toBeUndefined();
  });

  it('is as large as the plan says itself', async () => {
    const plan = await putPlan(900);
    const person = await withPlan(plan);
    const [a = '', b = ''] = await putFree(2);
    await db().doc(`plans/${plan}`).update({ freeTemplates: 1 });
    await succeed(ask(a, person));
    expect(await reasonOf(ask(b, person))).toBe('plan-limit');
    await db().doc(`plans/${plan}`).update({ freeTemplates: null });
    await succeed(ask(b, person));
  });

  it('begins anew with the month, in UTC', async () => {
    const person = customer();
    const slugs = await putFree(4);
    const now = vi.spyOn(clock, 'now').mockReturnValue(Date.parse('2031-01-31T23:59:59.999Z'));
    for (const slug of slugs.slice(0, 3)) await succeed(ask(slug, person));
    expect(await reasonOf(ask(slugs[3] ?? '', person))).toBe('plan-limit');
    now.mockReturnValue(Date.parse('2031-02-01T00:00:00.000Z'));
    await succeed(ask(slugs[3] ?? '', person));
    expect(await claimedIn(person, '2031-01')).toHaveLength(3);
    expect(await claimedIn(person, '2031-02')).toEqual([slugs[3]]);
  });

  it('is not got around by ordering for nothing', async () => {
    const person = customer();
    const slugs = await putFree(4);
    for (const slug of slugs) await buy(person, slug);
    for (const slug of slugs.slice(0, 3)) await succeed(ask(slug, person));
    expect(await reasonOf(ask(slugs[3] ?? '', person))).toBe('plan-limit');
    const { orderId } = (await readDocument(`users/${person.uid}/library/${slugs[0]}`)) ?? {};
    expect(orderId).toMatch(/^ORD-/);
  });

  it('leaves alone what was paid for, also when it is free now, and claims again what was claimed before', async () => {
    const person = customer();
    const { slug } = await putArchive({ priceCents: 280 });
    await buy(person, slug);
    await db().doc(`products/${slug}`).update({ priceCents: 0 });
    await succeed(ask(slug, person));
    expect(await claimedIn(person)).toBeUndefined();
    expect(await countDocuments(`users/${person.uid}/claims`)).toBe(0);
    // Nobody can read this order any more: what costs money now was bought, what is free now was not.
    const [free, paid] = [await putArchive({ priceCents: 0 }), await putArchive({ priceCents: 280 })];
    for (const { slug: granted } of [free, paid]) {
      await grant(person.uid, granted);
      await succeed(ask(granted, person));
    }
    expect(await claimedIn(person)).toEqual([free.slug]);
  });

  it('spends nothing on a download that cannot begin', async () => {
    const person = customer();
    const [slug = ''] = await putFree(1);
    expect(await reasonOf(ask(slug, person, '9.9.9'))).toBe('version-not-found');
    expect(await claimedIn(person)).toBeUndefined();
  });
});

describe('without a limit', () => {
  it.each(['pro', 'enterprise'])('%s claims, and keeps what it claimed', async (plan) => {
    const person = await withPlan(plan);
    const slugs = await putFree(5);
    for (const slug of slugs) await succeed(ask(slug, person));
    expect(await claimedIn(person)).toBeUndefined();
    expect(await countDocuments(`users/${person.uid}/library`)).toBe(5);
    await db().doc(`users/${person.uid}`).update({ plan: 'starter' });
    for (const slug of slugs) await succeed(ask(slug, person));
    expect(await claimedIn(person)).toBeUndefined();
  });

  it('is the team; managers claim nothing at all', async () => {
    const slugs = await putFree(4);
    const [staff, admin, owner] = [await withRole('staff'), await withRole('admin'), await withRole('owner')];
    for (const person of [staff, admin, owner]) {
      for (const slug of slugs) await succeed(ask(slug, person));
      expect(await claimedIn(person)).toBeUndefined();
    }
    expect(await countDocuments(`users/${staff.uid}/claims`)).toBe(4);
    expect(await countDocuments(`users/${admin.uid}/claims`)).toBe(0);
  });

  it('is nobody by a plan that does not exist, or a claim without its record', async () => {
    const slugs = await putFree(4);
    for (const person of [await withPlan('platinum'), customer({ role: 'owner' })]) {
      for (const slug of slugs.slice(0, 3)) await succeed(ask(slug, person));
      expect(await reasonOf(ask(slugs[3] ?? '', person))).toBe('plan-limit');
    }
  });
});

describe('a rush on the allowance', () => {
  it('gives one person three of ten templates, however often each is asked for', async () => {
    const person = customer();
    const slugs = await putFree(10);
    const asked = Array.from({ length: 30 }, (_, n) => slugs[n % slugs.length] ?? '');
    const outcomes = await Promise.all(asked.map((slug) => ask(slug, person)));
    const granted = asked.filter((_, n) => 'ok' in (outcomes[n] ?? {}));
    const refused = outcomes.flatMap((one) => ('ok' in one ? [] : [one.refused.reason]));
    const claimed: string[] = (await claimedIn(person)) ?? [];
    expect(claimed).toHaveLength(3);
    expect(new Set(granted)).toEqual(new Set(claimed));
    expect(new Set(refused)).toEqual(new Set(['plan-limit']));
    expect(granted.length + refused.length).toBe(30);
    expect(await countDocuments(`users/${person.uid}/claims`)).toBe(3);
    expect(await countDocuments(`users/${person.uid}/library`)).toBe(3);
  });
});
