import { defaultSettings } from '@tempera/domain/settings/settings';
import type { TaxSettings } from '@tempera/domain/tax/tax-settings';
import { expect, it, vi } from 'vitest';
import { strangeIds } from '../../emulators/vies/answer-vies.ts';
import { db } from '../../functions/src/platform/admin.ts';
import { quoteCheckout, reasonOf, subscribe, succeed } from './support/calls.ts';
import {
  chargesOf,
  member,
  moveTo,
  putPlan,
  renew,
  subscription,
  subscriptionOf,
  usePlans,
} from './support/plans.ts';
import { readDocument, withSettings } from './support/store.ts';

usePlans();

/** Goes to the end of somebody's period, and renews. */
async function renewNext(person: Parameters<typeof renew>[0]): Promise<void> {
  const { periodEnd } = (await subscriptionOf(person)) ?? {};
  moveTo(periodEnd.toMillis());
  await renew(person);
}
const inGermany = <T>(work: () => Promise<T>, tax: Partial<TaxSettings> = {}) =>
  withSettings(
    { tax: { ...defaultSettings.tax, mode: 'by-country', country: 'DE', oss: true, ...tax } },
    work,
  );
const business = { country: 'AT', company: 'Muster & Co', vatId: 'ATU13585627' };

it('a plan is taxed where its subscriber is, now and at each renewal', async () => {
  const plan = await putPlan(1_000);
  await inGermany(async () => {
    const person = await member();
    const buyer = { country: 'Finland' };
    expect(await succeed(quoteCheckout({ slugs: [], planId: plan, buyer }))).toMatchObject({
      taxCents: 255,
      totalCents: 1_255,
      tax: { country: 'FI' },
    });
    await succeed(subscribe({ ...subscription(plan), buyer, shownTotalCents: 1_255 }, person));
    await renewNext(person);
    expect(await chargesOf(person)).toMatchObject(
      ['subscribe', 'renewal'].map((kind) => ({
        kind,
        taxCents: 255,
        billing: { country: 'FI' },
        tax: { country: 'FI', rate: 2_550, evidence: { billing: 'FI' } },
      })),
    );
  });
});

it('a business’s plan is not taxed while the register knows its id', async () => {
  const plan = await putPlan(1_000);
  await inGermany(async () => {
    const person = await member();
    expect(await succeed(quoteCheckout({ slugs: [], planId: plan, buyer: business }))).toMatchObject({
      taxCents: 0,
      vatId: 'vies',
    });
    await succeed(subscribe({ ...subscription(plan), buyer: business }, person));
    expect((await readDocument(`subscriptions/${person.uid}`))?.buyer).toEqual(business);
    await db().doc(`subscriptions/${person.uid}`).update({ 'buyer.vatId': strangeIds.unknown });
    await renewNext(person);
    const [first, second] = await chargesOf(person);
    expect(first).toMatchObject({
      taxCents: 0,
      billing: { country: 'AT', company: 'Muster & Co' },
      tax: { reverseCharge: true, vatId: business.vatId, vatCheck: { checked: 'vies' } },
    });
    expect(second).toMatchObject({ taxCents: 200, tax: { reverseCharge: false, vatId: null } });
  });
});

it('nobody subscribes from nowhere, by a forged id, or for another price than they saw', async () => {
  const plan = await putPlan(1_000);
  await inGermany(async () => {
    const person = await member();
    const refused = (fields: object) => reasonOf(subscribe({ ...subscription(plan), ...fields }, person));
    expect(await refused({})).toBe('invalid-input');
    expect(await refused({ buyer: { ...business, vatId: strangeIds.unknown } })).toBe('vat-id-unknown');
    expect(await refused({ buyer: business, shownTotalCents: 1_200 })).toBe('price-changed');
    expect(await chargesOf(person)).toEqual([]);
  });
});

it('keeps what says where a subscriber is, renewals included, and marks what is too little of it', async () => {
  await inGermany(async () => {
    const plan = await putPlan(1_900);
    // A card of the United States.
    const begin = async (headers: Record<string, string>) => {
      const person = await member();
      const call = { ...subscription(plan), buyer: { country: 'FR' } };
      await succeed(subscribe(call, person, headers));
      return person;
    };
    const seen = await begin({ 'x-appengine-country': 'FR' });
    await renewNext(seen);
    const enough = await chargesOf(seen);
    expect(enough).toHaveLength(2);
    for (const charge of enough) {
      expect(charge.tax?.evidence).toEqual({ billing: 'FR', card: 'US', address: 'FR', agree: 2 });
      expect(charge.thinEvidence).toBeUndefined();
      expect(await readDocument(`ledger/charge-${charge.id}`)).not.toHaveProperty('thinEvidence');
    }
    vi.restoreAllMocks();
    for (const headers of [{}, { 'x-appengine-country': 'ZZ' }]) {
      const [charge] = await chargesOf(await begin(headers as Record<string, string>));
      expect(charge).toMatchObject({
        tax: { evidence: { billing: 'FR', card: 'US', address: null, agree: 1 } },
        thinEvidence: true,
      });
      expect(await readDocument(`ledger/charge-${charge?.id}`)).toMatchObject({ thinEvidence: true });
    }
  });
});
