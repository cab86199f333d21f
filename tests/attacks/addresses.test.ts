import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { mailUnread } from '../../functions/src/notifications/mail-unread.ts';
import { auth, db } from '../../functions/src/platform/admin.ts';
import { order } from '../functions/support/calls.ts';
import { type Account, invoke, leave, signIn, signInLinked, signUp } from '../functions/support/http.ts';
import { readDocument, unique, withMailServer } from '../functions/support/store.ts';
import { attack } from './kit/attack.ts';
import { burst, newNetwork, tallyOf } from './kit/bursts.ts';
import { call } from './kit/calls.ts';
import { type Cast, openCast } from './kit/cast.ts';
import { putGoods } from './kit/goods.ts';
import { sessionOf } from './kit/tokens.ts';

/** Mails with a stranger's words, to addresses that nobody has confirmed. */

let cast: Cast;
let free: string;

beforeAll(async () => {
  cast = await openCast();
  ({ free } = await putGoods());
});

const newAddress = () => `${unique('stranger')}@example.com`;
const spam = 'You have won';

const mailsTo = async (email: string) =>
  (await db().collection('mail').where('to', '==', email).get()).docs.map((mail) => ({
    kind: String(mail.data().template?.name),
    said: JSON.stringify(mail.data()),
  }));

/** Somebody who has signed up under a stranger's address, and a name past the store's form. */
async function claimant(email: string): Promise<Account> {
  const account = await signUp(email);
  await (await auth()).updateUser(account.uid, { displayName: spam });
  return account;
}

describe('a full mail to an address at the checkout', () => {
  const buy = async (who: Account, email: string) => {
    const customer = { ...order().customer, firstName: spam, email };
    const { result } = await invoke(
      'placeOrder',
      order({ slugs: [free], paymentToken: null, customer }),
      who,
    );
    return String(result?.orderId);
  };
  attack('by a provider that was linked to an account which has it', async () => {
    for (const provider of ['github.com', 'google.com']) {
      const email = `${unique('own')}@example.com`;
      const account = await signUp(newAddress());
      const linked = await signInLinked(provider, email, account);
      expect(linked.email).toBe(account.email);
      const orderId = await buy(linked, account.email);
      const stored = await readDocument(`orders/${orderId}`);
      expect(stored).toMatchObject({ uid: linked.uid, customer: { email: account.email } });
      expect(stored).not.toHaveProperty('emailConfirmed');
      for (const { said } of await mailsTo(account.email)) expect(said).not.toContain(spam);
    }
  });
  it('goes to who has confirmed it', async () => {
    const orderId = await buy(cast.friend, cast.friend.email);
    expect(await readDocument(`orders/${orderId}`)).toMatchObject({ emailConfirmed: true });
  });
});

describe('a mail to the address of an account that somebody made for a stranger', () => {
  const due = async (uid: string) => {
    const at = Timestamp.fromMillis(Date.now() - 1_000);
    const told = { title: 'A message', text: spam, link: '/chat', kind: 'ticket' };
    await db()
      .doc(`profiles/${uid}`)
      .set({ lastSeen: Timestamp.fromMillis(0) }, { merge: true });
    await db()
      .doc(`users/${uid}/notifications/${unique('room_')}`)
      .set({ ...told, at, mailDue: at, read: false, count: 1, told: 1, mailed: false });
  };
  attack('with the words of a message', async () => {
    const stranger = newAddress();
    const account = await claimant(stranger);
    expect(await call('startSession', {}, account)).toBe('answered');
    await due(account.uid);
    await mailUnread();
    for (const { said } of await mailsTo(stranger)) expect(said).not.toContain(spam);

    await (await auth()).updateUser(account.uid, { emailVerified: true });
    expect(await call('startSession', {}, await signIn(stranger))).toBe('answered');
    await due(account.uid);
    await mailUnread();
    expect((await mailsTo(stranger)).filter(({ said }) => said.includes(spam))).toHaveLength(1);
  });
  attack('at each sign-in, from a device of one’s own making, and by a new password', async () => {
    const stranger = newAddress();
    const account = await claimant(stranger);
    const claims = { email_verified: false, name: spam };
    for (const ago of [50, 40, 30, 20]) {
      const session = sessionOf(account, { ago, claims });
      expect(await call('startSession', { device: unique('device-') }, session)).toBe('answered');
    }
    await db()
      .doc(`users/${account.uid}`)
      .update({ joinDate: Timestamp.fromMillis(0) });
    await (await auth()).updateUser(account.uid, { password: 'Tempera-test-2' });
    expect(await call('signOutEverywhere', { changed: stranger }, null)).toBe('answered');
    const mails = await mailsTo(stranger);
    expect(mails.filter(({ kind }) => kind !== 'confirmEmail')).toEqual([]);
    for (const { said } of mails) expect(said).not.toContain(spam);
  });
  attack('by a change to it, from many accounts', async () => {
    const [mailbox, network] = [unique('stranger'), newNetwork()];
    const addresses = Array.from({ length: 8 }, (_, n) => `${mailbox}+${n}@example.com`);
    await withMailServer(9, async () => {
      const answers = await burst(
        8,
        async (n) => {
          const account = await claimant(newAddress());
          return call('sendAccountMail', { kind: 'change', email: addresses[n] }, account, network);
        },
        1,
      );
      expect(tallyOf(answers)).toEqual({ answered: 5, 'too-many-attempts': 3 });
    });
    const mails = (await Promise.all(addresses.map(mailsTo))).flat();
    expect(mails).toHaveLength(5);
    for (const { said } of mails) expect(said).not.toMatch(/You have won|stranger-?\w*@/);
  });
  attack('by signing up and leaving, again and again', async () => {
    const stranger = newAddress();
    await withMailServer(9, async () => {
      for (let time = 0; time < 8; time++) {
        const account = await claimant(stranger);
        const session = { ...account, ...(await signIn(stranger)) };
        expect(await call('startSession', {}, session, newNetwork())).toBe('answered');
        await leave(session);
      }
    });
    const mails = await mailsTo(stranger);
    expect(mails).toHaveLength(5);
    for (const { said } of mails) expect(said).not.toContain(spam);
  });
});
