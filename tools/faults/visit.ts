import type {
  PlaceOrderOutput,
  RequestDownloadOutput,
  StartSessionOutput,
} from '@tempera/domain/calls/calls';
import { signIn, signUp } from '../../tests/functions/support/http.ts';
import { ask, insist, look, type Outcome } from './ask.ts';
import { count, type Heard } from './heard.ts';
import type { Act, Visit } from './plan-visits.ts';
import { talk } from './talk.ts';
import { commit } from './write-by-rest.ts';

/** Where people reach the store, past what goes wrong on the way. */
export interface Ways {
  /** `http://host:port` of the functions. */
  calls: string;
  /** `host:port` of the database. */
  database: string;
}

type ActOf<Kind extends Act['kind']> = Extract<Act, { kind: Kind }>;

/** An account whose address is confirmed; the way to Auth is always well. */
async function join(name: string) {
  const email = `${name}@example.com`;
  const { uid } = await signUp(email);
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  const url = `http://${host}/identitytoolkit.googleapis.com/v1/projects/demo-tempera/accounts:update`;
  const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' };
  const body = JSON.stringify({ localId: uid, emailVerified: true });
  const response = await fetch(url, { method: 'POST', headers, body });
  if (!response.ok) throw new Error(`the Auth emulator answered ${response.status}`);
  return signIn(email);
}

const described = (outcome: Outcome<unknown>) =>
  'ok' in outcome ? 'done' : 'refused' in outcome ? `refused (${outcome.refused})` : 'never heard of';

/** Somebody comes, does what they came for, and goes. What they are told goes to `heard`. @param isOver whether the store closes */
export async function visit(plan: Visit, ways: Ways, heard: Heard, isOver: () => boolean): Promise<void> {
  const { uid, idToken, email } = await join(plan.name);
  const asked = { origin: ways.calls, idToken, ip: plan.ip };
  const session = await insist(8, () => ask<StartSessionOutput>(asked, 'startSession', {}));
  count(heard.tally, `startSession: ${described(session)}`);
  if (!('ok' in session)) return;
  const { name } = session.ok;
  const say = talk(ways.database, { uid, name, idToken }, heard);

  async function order({ key, slugs, couponCode, paymentToken, tries }: ActOf<'order'>): Promise<void> {
    const customer = { firstName: 'Ada', lastName: 'Example', email };
    const input = { idempotencyKey: key, slugs, couponCode, customer, paymentToken, refuseOwned: true };
    const end = await insist(tries, () => ask<PlaceOrderOutput>(asked, 'placeOrder', input));
    count(heard.tally, `placeOrder: ${'ok' in end ? end.ok.status : described(end)}`);
    const wanted = { uid, key, slugs, couponCode };
    if ('ok' in end) heard.orders.push({ ...wanted, orderId: end.ok.orderId, totalCents: end.ok.totalCents });
    else heard.orders.push({ ...wanted, orderId: null, totalCents: 0 });
  }

  async function download({ slug, tries }: ActOf<'download'>): Promise<void> {
    const given = await insist(tries, () => ask<RequestDownloadOutput>(asked, 'requestDownload', { slug }));
    count(heard.tally, `requestDownload: ${described(given)}`);
    if (!('ok' in given)) return;
    const text = given.ok.url.split('/').at(-1) ?? '';
    const link = String(JSON.parse(Buffer.from(text.split('.')[0] ?? '', 'base64url').toString()).i);
    const url = `${ways.calls}/demo-tempera/us-central1/download/${text}`;
    let status: number | null = null;
    for (let nth = 0; nth < tries && (status === null || status >= 500); nth++) {
      status = await look(url, { 'x-forwarded-for': plan.ip });
    }
    count(heard.tally, `download: ${status ?? 'never heard of'}`);
    if (status === 302) heard.downloads.push({ uid, slug, link });
  }

  async function review({ slug, rating }: ActOf<'review'>): Promise<void> {
    const path = `products/${slug}/reviews/${uid}`;
    const fields = { rating, text: 'As it should be.', authorName: name, authorRole: 'customer' };
    const end = await commit(ways.database, idToken, [{ path, fields, now: ['createdAt', 'updatedAt'] }]);
    count(heard.tally, `review: ${end}`);
    heard.written = heard.written.filter((one) => one.path !== path || end === 'refused');
    if (end === 'stored') heard.written.push({ path, says: rating });
  }

  for (const act of plan.acts) {
    if (isOver()) return;
    if (act.kind === 'quote') {
      const { slugs, couponCode } = act;
      const end = await insist(3, () => ask(asked, 'quoteCheckout', { slugs, couponCode }));
      count(heard.tally, `quoteCheckout: ${described(end)}`);
    } else if (act.kind === 'order') await order(act);
    else if (act.kind === 'download') await download(act);
    else if (act.kind === 'review') await review(act);
    else await say(act.text);
  }
}
