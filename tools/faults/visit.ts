import type {
  PlaceOrderOutput,
  RequestDownloadOutput,
  StartSessionOutput,
} from '@tempera/domain/calls/calls';
import { projectId } from '../../emulators/launcher/paths.ts';
import { signIn, signUp } from '../../tests/functions/support/http.ts';
import { ask, functionUrl, insist, look, type Outcome } from './ask.ts';
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
  const url = `http://${host}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:update`;
  const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' };
  const body = JSON.stringify({ localId: uid, emailVerified: true });
  const response = await fetch(url, { method: 'POST', headers, body });
  if (!response.ok) throw new Error(`the Auth emulator answered ${response.status}`);
  return signIn(email);
}

/** A link is a signed claim, and the history knows it by the claim's id (functions/src/downloads/link.ts). */
const idOf = (link: string) =>
  String(JSON.parse(Buffer.from(link.split('.')[0] ?? '', 'base64url').toString()).i);

const described = (outcome: Outcome<unknown>) =>
  'ok' in outcome ? 'done' : 'refused' in outcome ? `refused (${outcome.refused})` : 'never heard of';

/** Somebody comes, does what they came for, and goes. What they are told goes to `heard`. @param isOver whether the store closes */
export async function visit(plan: Visit, ways: Ways, heard: Heard, isOver: () => boolean): Promise<void> {
  const { uid, idToken, email } = await join(plan.name);
  const asker = { origin: ways.calls, idToken, ip: plan.ip };
  const session = await insist(8, () => ask<StartSessionOutput>(asker, 'startSession', {}));
  count(heard.tally, `startSession: ${described(session)}`);
  if (!('ok' in session)) return;
  const { name } = session.ok;
  const say = talk(ways.database, { uid, name, idToken }, heard);

  async function order({ key, slugs, couponCode, paymentToken, tries }: ActOf<'order'>): Promise<void> {
    const customer = { firstName: 'Ada', lastName: 'Example', email };
    const input = { idempotencyKey: key, slugs, couponCode, customer, paymentToken, refuseOwned: true };
    const end = await insist(tries, () => ask<PlaceOrderOutput>(asker, 'placeOrder', input));
    count(heard.tally, `placeOrder: ${'ok' in end ? end.ok.status : described(end)}`);
    const { orderId, totalCents } = 'ok' in end ? end.ok : { orderId: null, totalCents: 0 };
    heard.orders.push({ uid, key, slugs, couponCode, orderId, totalCents });
  }

  async function download({ slug, tries }: ActOf<'download'>): Promise<void> {
    const given = await insist(tries, () => ask<RequestDownloadOutput>(asker, 'requestDownload', { slug }));
    count(heard.tally, `requestDownload: ${described(given)}`);
    if (!('ok' in given)) return;
    const link = given.ok.url.split('/').at(-1) ?? '';
    const url = functionUrl(ways.calls, `download/${link}`);
    let status: number | null = null;
    for (let nth = 0; nth < tries && (status === null || status >= 500); nth++) {
      status = await look(url, { 'x-forwarded-for': plan.ip });
    }
    count(heard.tally, `download: ${status ?? 'never heard of'}`);
    if (status === 302) heard.downloads.push({ uid, slug, link: idOf(link) });
  }

  async function review({ slug, rating }: ActOf<'review'>): Promise<void> {
    const path = `products/${slug}/reviews/${uid}`;
    const fields = { rating, text: 'As it should be.', authorName: name, authorRole: 'customer' };
    const end = await commit(ways.database, idToken, [{ path, fields, now: ['createdAt', 'updatedAt'] }]);
    count(heard.tally, `review: ${end}`);
    if (end === 'refused') return;
    // Which of two is there, an earlier one or one that nobody heard of, cannot be said.
    heard.written = heard.written.filter((one) => one.path !== path);
    if (end === 'stored') heard.written.push({ path, says: rating });
  }

  async function quote({ slugs, couponCode }: ActOf<'quote'>): Promise<void> {
    const end = await insist(3, () => ask(asker, 'quoteCheckout', { slugs, couponCode }));
    count(heard.tally, `quoteCheckout: ${described(end)}`);
  }

  function carryOut(act: Act): Promise<void> {
    switch (act.kind) {
      case 'quote':
        return quote(act);
      case 'order':
        return order(act);
      case 'download':
        return download(act);
      case 'review':
        return review(act);
      case 'message':
        return say(act.text);
    }
  }

  for (const act of plan.acts) {
    if (isOver()) return;
    await carryOut(act);
  }
}
