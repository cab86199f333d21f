import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../../functions/src/platform/admin.ts';
import { countersOf } from '../../../functions/src/platform/limiter.ts';
import { fromAddress, order } from '../../functions/support/calls.ts';
import { functionUrl, invoke, signInAsGuest, signUp, storeUrl } from '../../functions/support/http.ts';
import { pictures } from '../../functions/support/pictures.ts';
import { putCoupon, readDocument, unique } from '../../functions/support/store.ts';
import { attack } from '../kit/attack.ts';
import { burst, newNetwork, tallyOf } from '../kit/bursts.ts';
import { call } from '../kit/calls.ts';
import { type Cast, nameOf, openCast } from '../kit/cast.ts';
import { putGoods } from '../kit/goods.ts';
import { leaveTries } from '../kit/spent.ts';

/** Of the 26 that got through once: what nobody limited of what functions do. */

let cast: Cast;
let paid: string;
let free: string;

beforeAll(async () => {
  cast = await openCast();
  ({ paid, free } = await putGoods());
});

const late = 'too-many-attempts';

describe('coupon codes', () => {
  const guess = (couponCode: string, who: Cast['customer'] | null, from: string) =>
    call('quoteCheckout', { slugs: [paid], couponCode }, who, from);

  attack('400 in a burst by a visitor', async () => {
    const [right, network] = [await putCoupon(), newNetwork()];
    const answers = await burst(400, (n) =>
      guess(n % 100 === 50 && n > 100 ? right : `GUESS${n}`, null, network),
    );
    expect(tallyOf(answers)).toEqual({ 'coupon-invalid': 100, [late]: 300 });
    expect(await guess(right, null, network)).toBe(late);
    expect(await guess(right, null, newNetwork())).toBe('answered');
  });
  attack('400 in a burst by visitors of whom nobody says where they come from', async () => {
    const right = await putCoupon();
    const answers = await burst(400, (n) => guess(n === 399 ? right : `GUESS${n}`, null, ''));
    const { [late]: refused = 0, answered = 0 } = tallyOf(answers);
    expect(answered).toBe(0);
    expect(refused).toBeGreaterThanOrEqual(300);
    expect(await guess(right, null, newNetwork())).toBe('answered');
    // Whoever tests this store next comes from nowhere, too.
    const counters = countersOf('wrongCodes', { uid: null, network: 'unknown' });
    await Promise.all(counters.map(({ ref }) => ref.delete()));
  });
  attack('from the many networks that one line of IPv6 may have', async () => {
    const [right, site] = [await putCoupon(), newNetwork().replace(/:[^:]+::1$/, '')];
    await leaveTries(2, 'wrongCodes', 'site', { ip: `${site}:1::1` });
    const guesses = ['GUESS1', 'GUESS2', right];
    const answers = await burst(3, (n) => guess(guesses[n] ?? '', null, `${site}:${n + 2}::1`), 1);
    expect(answers).toEqual(['coupon-invalid', 'coupon-invalid', late]);
  });
  attack('40 in a burst by an account, from ever new addresses', async () => {
    const right = await putCoupon();
    const answers = await burst(40, (n) =>
      guess(n === 30 ? right : `GUESS${n}`, cast.customer, newNetwork()),
    );
    expect(tallyOf(answers)).toEqual({ 'coupon-invalid': 10, [late]: 30 });
    expect(await guess(right, cast.customer, newNetwork())).toBe(late);
    expect(await guess(right, cast.victim, newNetwork())).toBe('answered');
  });
});

describe('cards that are declined', () => {
  const declined = () => order({ slugs: [paid], paymentToken: 'tok_declined' });

  attack('beyond the limit, by an account (card testing)', async () => {
    const answers = await burst(13, () => call('placeOrder', declined(), cast.friend, newNetwork()), 1);
    expect(answers).toEqual([...Array(10).fill('answered'), ...Array(3).fill(late)]);
    expect(await call('placeOrder', order({ slugs: [paid] }), cast.friend, newNetwork())).toBe(late);
    expect(await call('placeOrder', order({ slugs: [paid] }), cast.victim, newNetwork())).toBe('answered');
  });
  attack('beyond the limit, by ever new guests of one address', async () => {
    const network = newNetwork();
    const attempt = async () => call('placeOrder', declined(), await signInAsGuest(), network);
    expect(tallyOf(await burst(33, attempt, 1))).toEqual({ answered: 30, [late]: 3 });
  });
});

describe('cards beside the checkout', () => {
  const keep = () => ({
    action: 'add',
    paymentToken: 'tok_declined',
    forPlan: false,
    idempotencyKey: unique('key-'),
  });
  attack('tried as ways to pay that are to be kept, by many accounts of one address', async () => {
    const network = newNetwork();
    await leaveTries(2, 'newMethods', 'address', { ip: network });
    const people = [cast.customer, cast.victim, cast.admin, cast.staff];
    const answers = await burst(4, (n) => call('savedMethods', keep(), people[n] ?? null, network), 1);
    expect(answers).toEqual(['answered', 'answered', late, late]);
  });
  attack('by tokens that the provider does not know, before it is asked', async () => {
    await leaveTries(1, 'newMethods', 'person', cast.owner);
    const unknown = { ...keep(), paymentToken: 'tok_unknown' };
    const answers = await burst(3, () => call('savedMethods', unknown, cast.owner, newNetwork()), 1);
    expect(answers).toEqual(['payment-token-invalid', late, late]);
  });
});

describe('free orders', () => {
  const freeOrder = (customer = order().customer) => order({ slugs: [free], paymentToken: null, customer });

  attack('beyond the limit', async () => {
    await leaveTries(2, 'freeOrders', 'person', cast.victim);
    const attempt = () => call('placeOrder', freeOrder(), cast.victim, newNetwork());
    expect(await burst(4, attempt, 1)).toEqual(['answered', 'answered', late, late]);
    expect(await call('placeOrder', freeOrder(), cast.admin, newNetwork())).toBe('answered');
  });
  attack('beyond the limit, by ever new guests of one address', async () => {
    const network = newNetwork();
    await leaveTries(2, 'freeOrders', 'guests', { ip: network });
    const attempt = async () => call('placeOrder', freeOrder(), await signInAsGuest(), network);
    expect(await burst(4, attempt, 1)).toEqual(['answered', 'answered', late, late]);
  });
  attack('beyond the limit, by ever new accounts of one address, which nobody confirms', async () => {
    const network = newNetwork();
    await leaveTries(2, 'freeOrders', 'guests', { ip: network });
    const attempt = async () => call('placeOrder', freeOrder(), await signUp(), network);
    expect(await burst(4, attempt, 1)).toEqual(['answered', 'answered', late, late]);
    expect(await call('placeOrder', freeOrder(), cast.admin, network)).toBe('answered');
  });
  attack('25 mails to a stranger’s address by one anonymous account', async () => {
    const [email, network, link] = [`${unique('stranger')}@example.com`, newNetwork(), 'win.example'];
    const send = (firstName: string) =>
      call('placeOrder', freeOrder({ firstName, lastName: 'Example', email }), cast.guest, network);
    const lures = [`Win at ${link}`, `https://${link}/now`, `www.${link}`];
    for (const lure of lures) expect(await send(lure)).toBe('invalid-input');
    expect(tallyOf(await burst(25, () => send('Ada'), 5))).toEqual({ answered: 25 });
    const mails = (await db().collection('mail').where('to', '==', email).get()).docs;
    expect(mails.length).toBeLessThanOrEqual(1);
    expect(JSON.stringify(mails.map((mail) => mail.data()))).not.toContain(link);
  });
  it('are mailed to who has confirmed their address', async () => {
    const mine = freeOrder({ ...order().customer, email: cast.customer.email });
    const { result } = await invoke('placeOrder', mine, cast.customer);
    expect(await readDocument(`mail/order-${result?.orderId}`)).toMatchObject({ to: cast.customer.email });
  });
});

describe('what is asked for again and again', () => {
  attack('exportData 30 times', async () => {
    const answers = await burst(30, () => call('exportData', {}, cast.customer, newNetwork()));
    expect(tallyOf(answers)).toEqual({ answered: 10, [late]: 20 });
    expect(await call('exportData', {}, cast.victim, newNetwork())).toBe('answered');
  });
  attack('uploadAvatar beyond the limit', async () => {
    const upload = (dataBase64: string, who: Cast['customer']) =>
      call('uploadAvatar', { dataBase64 }, who, newNetwork());
    await leaveTries(2, 'uploadAvatar', 'person', cast.customer);
    const answers = await burst(4, () => upload(pictures.png, cast.customer), 1);
    expect(answers).toEqual(['answered', 'answered', late, late]);
    expect(await upload(pictures.png, cast.victim)).toBe('answered');
  });
  attack('attachToTicket beyond the limit', async () => {
    const { uid } = cast.victim;
    const [at, ticket] = [new Date(), `${uid}_0`];
    const open = { status: 'open', createdAt: at, lastMessage: 'Where?', lastMessageAt: at };
    await db()
      .doc(`tickets/${ticket}`)
      .set({ ...open, userId: uid, username: nameOf(uid), customerSent: 1 });
    const attach = (who: Cast['victim']) =>
      fetch(storeUrl(`/attach/${ticket}`), {
        method: 'POST',
        headers: {
          'content-type': 'application/octet-stream',
          'x-file-name': 'a.txt',
          authorization: `Bearer ${who.idToken}`,
        },
        body: 'A log.',
      });
    const answers = await burst(8, () => attach(cast.victim), 1);
    expect(answers.map(({ status }) => status)).toEqual([...Array(5).fill(200), ...Array(3).fill(429)]);
    for (const refused of answers.slice(5)) {
      expect(await refused.json()).toMatchObject({ reason: late });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
    }
    expect((await attach(cast.staff)).status).toBe(200);
  });
  attack('reports of errors beyond the limit', async () => {
    const headers = { 'content-type': 'application/json', ...fromAddress(newNetwork()) };
    const frames = ['at open (assets/app-1a.js:1:23)'];
    const report = { kind: 'TypeError', message: 'x is no function', frames, release: 'app-1a', path: '/' };
    const send = () =>
      fetch(functionUrl('files/errors'), { method: 'POST', headers, body: JSON.stringify(report) });
    const answers = await burst(22, send, 1);
    expect(tallyOf(answers.map(({ status }) => status))).toEqual({ 204: 20, 429: 2 });
    for (const refused of answers.slice(20))
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000);
  });
  attack('sendContactMessage beyond the limit: from one address', async () => {
    const network = newNetwork();
    expect(tallyOf(await burst(24, () => write(network)))).toEqual({ answered: 20, [late]: 4 });
    expect(await write(newNetwork())).toBe('answered');
  });
  attack('sendContactMessage beyond the limit: in one stranger’s name', async () => {
    const email = `${unique('stranger')}@example.com`;
    expect(tallyOf(await burst(6, () => write(newNetwork(), email)))).toEqual({ answered: 3, [late]: 3 });
  });
  attack('reportForbidden 110 times makes one entry of the audit log', async () => {
    const [path, network] = [`/admin/${unique('a')}`, newNetwork()];
    const answers = await burst(110, () => call('reportForbidden', { path }, null, network), 10);
    expect(tallyOf(answers)).toEqual({ answered: 110 });
    const { docs } = await db().collection('audit').where('targetName', '==', path).get();
    expect(docs.map((entry) => entry.get('details.attempts'))).toEqual([110]);
  });
  attack(
    'reportForbidden by as many guests and new accounts of one address is one entry as well',
    async () => {
      const [path, network] = [`/admin/${unique('a')}`, newNetwork()];
      const visit = async (n: number) =>
        call('reportForbidden', { path }, await (n % 2 ? signUp() : signInAsGuest()), network);
      expect(tallyOf(await burst(30, visit, 10))).toEqual({ answered: 30 });
      const { docs } = await db().collection('audit').where('targetName', '==', path).get();
      expect(docs.map((entry) => entry.get('details.attempts'))).toEqual([30]);
    },
  );

  const write = (from: string, email = `${unique('v')}@example.com`) =>
    call(
      'sendContactMessage',
      { name: 'Vera Visitor', email, subject: 'Where?', message: 'Where?' },
      null,
      from,
    );
});

describe('a body above the limit', () => {
  const stranger = { authorization: 'Bearer nonsense' };
  const send = (name: string, body: string, headers: Record<string, string>) =>
    fetch(functionUrl(name), { method: 'POST', headers: { ...stranger, ...headers }, body });

  attack.each([
    ['to a callable', 'quoteCheckout', JSON.stringify({ data: { slugs: ['x'.repeat(600_000)] } })],
    ['to one that takes pictures', 'uploadAvatar', JSON.stringify({ data: 'x'.repeat(9_000_000) })],
    ['to the door for files', 'transfers/attach/x_0', 'x'.repeat(9_000_000)],
  ])('is refused before authentication: %s', async (_what, name, body) => {
    const type = name.includes('/') ? 'application/octet-stream' : 'application/json';
    expect((await send(name, body, { 'content-type': type })).status).toBe(413);
  });
  it('of an ordinary size is answered by who is asking', async () => {
    const small = { 'content-type': 'application/octet-stream', 'x-file-name': 'a.txt' };
    expect((await send('transfers/attach/x_0', 'x', small)).status).toBe(401);
  });
});
