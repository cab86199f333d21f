import { afterEach, describe, expect, it, vi } from 'vitest';
import { adoptGuestOrders } from '../../functions/src/checkout/adopt-guest-orders.ts';
import { recordDownload } from '../../functions/src/downloads/downloads.store.ts';
import { numberCreditNotes } from '../../functions/src/invoices/number-credit-notes.ts';
import { numberInvoice } from '../../functions/src/invoices/number-invoice.ts';
import { db } from '../../functions/src/platform/admin.ts';
import { requireIdentity } from '../../functions/src/platform/caller.ts';
import { refund } from './support/bought.ts';
import { customer, guest, type TestAuth, withRole } from './support/callers.ts';
import { order, placeOrder, refundOrder, startSession, succeed } from './support/calls.ts';
import { useGateway } from './support/gateway.ts';
import { putProduct, readDocument, unique } from './support/store.ts';

useGateway();
afterEach(() => vi.restoreAllMocks());

const newEmail = () => `${unique('buyer')}@example.com`;

/** Orders as a guest under an address; nothing listens here, so the invoice is numbered by hand. */
async function buy(buyer: TestAuth, email: string, slug: string, paymentToken = 'tok_paid'): Promise<string> {
  const typed = { firstName: 'Ada', lastName: 'Example', email };
  const { orderId } = await succeed(
    placeOrder(order({ slugs: [slug], customer: typed, paymentToken }), buyer),
  );
  await numberInvoice({ orderId });
  return orderId;
}

/** @returns the id of the record */
async function take({ uid }: TestAuth, slug: string, version = '1.0.0'): Promise<string> {
  const linkId = unique('link');
  await recordDownload({ linkId, uid, slug, productName: `Template ${slug}`, version });
  return linkId;
}

async function historyOf({ uid }: TestAuth) {
  const { docs } = await db().collection(`users/${uid}/downloads`).get();
  return new Map(docs.map((one) => [one.id, one.data()]));
}
const taken = async (person: TestAuth) => [...(await historyOf(person)).keys()].sort();
const countOf = async ({ uid }: TestAuth) => (await readDocument(`users/${uid}`))?.downloads;
const buyerOf = async (orderId: string) => (await readDocument(`orders/${orderId}`))?.uid;

/** The next batch that is committed. */
function onCommit(commit: (usual: () => Promise<unknown>) => Promise<unknown>): void {
  const prototype = Object.getPrototypeOf(db().batch());
  const usual = prototype.commit;
  vi.spyOn(prototype, 'commit').mockImplementationOnce(function (this: unknown) {
    return commit(() => usual.call(this));
  });
}

describe('what a guest downloaded', () => {
  it('goes along with the order, as it is, and so do its number and the version that the library has', async () => {
    const [buyer, email, slug] = [guest(), newEmail(), await putProduct()];
    await buy(buyer, email, slug);
    const ids = [await take(buyer, slug)];
    // A chat begins the guest's record, which counts from then on.
    await succeed(startSession(buyer));
    ids.push(await take(buyer, slug, '1.1.0'));
    const before = await historyOf(buyer);
    expect([[...before.keys()].sort(), await countOf(buyer)]).toEqual([ids.sort(), 1]);

    const person = customer({ email });
    await succeed(startSession(person));
    expect(await historyOf(person)).toEqual(before);
    expect(await taken(buyer)).toEqual([]);
    expect([await countOf(person), await countOf(buyer)]).toEqual([2, 0]);
    expect(await readDocument(`users/${person.uid}/library/${slug}`)).toMatchObject({ downloaded: '1.1.0' });
    await succeed(startSession(person));
    expect([await historyOf(person), await countOf(person)]).toEqual([before, 2]);
  });

  it('of another order stays until that is taken over, and another guest’s of the same template as well', async () => {
    const [buyer, stranger, email, later] = [guest(), guest(), newEmail(), newEmail()];
    const [slug, other] = [await putProduct(), await putProduct()];
    await buy(buyer, email, slug);
    await buy(buyer, later, other);
    await buy(stranger, newEmail(), slug);
    const moved = await take(buyer, slug);
    const [kept, foreign] = [await take(buyer, other), await take(stranger, slug)];

    const person = customer({ email });
    await succeed(startSession(person));
    expect([await taken(person), await taken(buyer)]).toEqual([[moved], [kept]]);
    expect(await taken(stranger)).toEqual([foreign]);

    const second = customer({ email: later });
    await succeed(startSession(second));
    expect([await taken(second), await taken(buyer)]).toEqual([[kept], []]);
    expect([await taken(person), await taken(stranger)]).toEqual([[moved], [foreign]]);
  });

  it('stays with an order that has failed, as it is of the one that was paid for later', async () => {
    const [buyer, mistyped, email, slug] = [guest(), newEmail(), newEmail(), await putProduct()];
    const failed = await buy(buyer, mistyped, slug, 'tok_declined');
    await buy(buyer, email, slug);
    const id = await take(buyer, slug);

    const stranger = customer({ email: mistyped });
    await succeed(startSession(stranger));
    expect(await buyerOf(failed)).toBe(stranger.uid);
    expect([await taken(stranger), await taken(buyer)]).toEqual([[], [id]]);
    const person = customer({ email });
    await succeed(startSession(person));
    expect([await taken(person), await taken(buyer)]).toEqual([[id], []]);
  });

  it.each([
    ['first', [0, 1]],
    ['last', [1, 0]],
  ])(
    'of a template bought again, once the first order was refunded, is each order’s own: the first is taken over %s',
    async (_, turns) => {
      const [buyer, slug, emails] = [guest(), await putProduct(), [newEmail(), newEmail()]];
      const refunded = await buy(buyer, emails[0] ?? '', slug);
      const ids = [await take(buyer, slug)];
      const { totalCents } = (await readDocument(`orders/${refunded}`)) ?? {};
      await succeed(refundOrder(refund(refunded, { amountCents: totalCents }), await withRole('admin')));
      await numberCreditNotes({ orderId: refunded });
      await buy(buyer, emails[1] ?? '', slug);
      ids.push(await take(buyer, slug));

      const people = emails.map((email) => customer({ email }));
      for (const turn of turns) await succeed(startSession(people[turn] as TestAuth));
      expect(await Promise.all(people.map(taken))).toEqual(ids.map((id) => [id]));
      expect(await taken(buyer)).toEqual([]);
    },
  );

  it('moves once, whoever of three sessions is first', async () => {
    const [buyer, email] = [guest(), newEmail()];
    const ids: string[] = [];
    for (const slug of [await putProduct(), await putProduct()]) {
      await buy(buyer, email, slug);
      ids.push(await take(buyer, slug));
    }
    const person = customer({ email });
    await Promise.all([startSession(person), startSession(person), startSession(person)].map(succeed));
    await succeed(startSession(person));
    expect([await taken(person), await taken(buyer)]).toEqual([ids.sort(), []]);
    expect(await countOf(person)).toBe(2);
  });

  it.each([
    ['before', false],
    ['after', true],
  ])(
    'is with the order, and nowhere twice, when its taking over ended %s the commit',
    async (_, isApplied) => {
      const [buyer, email, slug] = [guest(), newEmail(), await putProduct()];
      const person = customer({ email: newEmail() });
      await succeed(startSession(person));
      const orderId = await buy(buyer, email, slug);
      const id = await take(buyer, slug);
      const confirmed = { ...person, token: { ...person.token, email } };
      onCommit(async (usual) => {
        if (isApplied) await usual();
        throw new Error('killed');
      });
      await expect(adoptGuestOrders(requireIdentity(confirmed))).rejects.toThrow('killed');
      const holder = isApplied ? person : buyer;
      expect([await buyerOf(orderId), await taken(holder)]).toEqual([holder.uid, [id]]);
      await adoptGuestOrders(requireIdentity(confirmed));
      expect([await buyerOf(orderId), await taken(person), await taken(buyer)]).toEqual([
        person.uid,
        [id],
        [],
      ]);
      expect(await countOf(person)).toBe(1);
    },
  );

  it('is not left behind where a version is taken at the same moment: the order waits for the next session', async () => {
    const [buyer, email, slug] = [guest(), newEmail(), await putProduct()];
    const orderId = await buy(buyer, email, slug);
    const person = requireIdentity(customer({ email }));
    const ids: string[] = [];
    onCommit(async (usual) => {
      ids.push(await take(buyer, slug));
      return usual();
    });
    expect(await adoptGuestOrders(person)).toBe(0);
    expect([await buyerOf(orderId), await taken(buyer)]).toEqual([buyer.uid, ids]);
    expect(await adoptGuestOrders(person)).toBe(1);
    expect([...(await historyOf(person as never)).keys()]).toEqual(ids);
  });
});
