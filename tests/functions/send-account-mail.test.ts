import { expect, it, vi } from 'vitest';
import { sendAccountMail as sendFrom } from '../../functions/src/account/send-account-mail.ts';
import { auth, db } from '../../functions/src/platform/admin.ts';
import { customer, guest, putAccess, type TestAuth } from './support/callers.ts';
import { reasonOf, sendAccountMail, startSession, succeed } from './support/calls.ts';
import { startMailServer } from './support/mail-server.ts';
import { deliverAt, later } from './support/mails.ts';
import { readDocument, unique, withMailServer } from './support/store.ts';

const newEmail = () => `${unique('m')}@example.com`;
const now = () => ({ auth_time: Math.floor(Date.now() / 1_000) });

/** Somebody whom Auth knows, by an address that nobody has confirmed. */
async function registered(fields: { emailVerified?: boolean } = {}): Promise<TestAuth & { email: string }> {
  const email = newEmail();
  const { uid } = await (await auth()).createUser({ email, displayName: 'Ada Example', ...fields });
  return { ...customer({ ...now(), email, email_verified: false }, uid), email };
}

const mailsOf = async ({ uid }: { uid: string }) =>
  (await db().collection('mail').where('account', '==', uid).get()).docs;

/** With a mail server that nobody reaches: mails are queued and stay. */
const withServer = <T>(work: () => Promise<T>) => withMailServer(9, work);

it('queues a link that confirms the address of who asks, and stores it nowhere', async () => {
  const person = await registered();
  await withServer(async () => {
    expect(await succeed(sendAccountMail({ kind: 'confirm' }, person))).toEqual({ by: 'store' });
  });
  const [mail, ...more] = await mailsOf(person);
  expect(more).toEqual([]);
  expect(mail?.data()).toMatchObject({
    to: person.email,
    message: { subject: 'Confirm your email for Tempera' },
    template: { name: 'confirmEmail', data: { name: '' } },
  });
  expect(JSON.stringify(mail?.data())).not.toContain('oobCode');
});

it('goes with a new account’s first records, once, however they come about', async () => {
  const person = await registered();
  const began = await withServer(() =>
    Promise.all([1, 2, 3].map(() => succeed(startSession(person, { resume: true })))),
  );
  expect(began[0]).toEqual({ role: 'customer', status: 'active', name: expect.any(String) });
  await withServer(() => succeed(startSession(person)));
  const [mail, ...more] = await mailsOf(person);
  expect(more).toEqual([]);
  expect(mail?.data()).toMatchObject({
    to: person.email,
    template: { name: 'confirmEmail', data: { name: '' } },
  });

  // Somebody who has ordered as a guest, and signs up now.
  const visitor = guest();
  await withServer(() => succeed(startSession(visitor)));
  expect(await mailsOf(visitor)).toEqual([]);
  const member = customer({ email: newEmail(), email_verified: false }, visitor.uid);
  await withServer(() => succeed(startSession(member)));
  expect(await mailsOf(member)).toHaveLength(1);
});

it('is not sent with the records of who has confirmed theirs, and left to Auth by a store without a mail server', async () => {
  const byGoogle = { firebase: { sign_in_provider: 'google.com' } };
  for (const confirmed of [customer(), customer(byGoogle)]) {
    const began = await withServer(() => succeed(startSession(confirmed)));
    const session = { role: 'customer', status: 'active', name: expect.any(String) };
    expect([began, await mailsOf(confirmed)]).toEqual([session, []]);
  }
  const person = await registered();
  expect(await succeed(startSession(person))).toMatchObject({ confirmByAuth: true });
  expect(await succeed(startSession(person))).not.toHaveProperty('confirmByAuth');
  expect(await mailsOf(person)).toEqual([]);
});

it('has nothing to confirm of an address that is confirmed, whatever an old token says', async () => {
  const person = await registered({ emailVerified: true });
  await withServer(() => succeed(sendAccountMail({ kind: 'confirm' }, person)));
  expect(await mailsOf(person)).toEqual([]);
});

it.each([{ kind: 'confirm' }, { kind: 'change', email: 'new@example.com' }])(
  'is refused to guests and strangers: %o',
  async (input) => {
    for (const who of [null, guest()]) {
      expect(await reasonOf(withServer(() => sendAccountMail(input, who)))).toBe('sign-in-required');
    }
    const gone = await registered();
    await putAccess(gone.uid, { sessionsEndedAt: new Date(Date.now() + 60_000) });
    expect(await reasonOf(withServer(() => sendAccountMail(input, gone)))).toBe('sign-in-required');
    expect(await mailsOf(gone)).toEqual([]);
  },
);

it('tells nobody whether an address has an account, and stops for both alike', async () => {
  const person = await registered();
  const stranger = newEmail();
  await withServer(async () => {
    for (const email of [person.email.toUpperCase(), stranger]) {
      const ask = () => sendAccountMail({ kind: 'reset', email });
      for (let sent = 0; sent < 5; sent++) expect(await succeed(ask())).toEqual({ by: 'store' });
      expect(await reasonOf(ask())).toBe('too-many-attempts');
    }
  });
  const mails = await mailsOf(person);
  expect(mails.map((mail) => mail.data().to)).toEqual(Array(5).fill(person.email));
  const all = await db().collection('mail').where('to', '==', stranger).get();
  expect(all.docs).toEqual([]);
});

it('ends thirty requests an hour from one network, whatever the addresses', async () => {
  const from = (ip: string) => sendFrom({ kind: 'reset', email: newEmail() }, { auth: null, ip });
  await withServer(async () => {
    for (let sent = 0; sent < 30; sent++) await from('203.0.113.9');
    await expect(from('203.0.113.9')).rejects.toThrow('too-many-attempts');
    await from('203.0.113.10');
  });
});

it('mails a new address to itself, to whoever has logged in just now', async () => {
  const [person, other, email] = [await registered(), await registered(), newEmail()];
  const old = { ...person, token: { ...person.token, auth_time: 1 } };
  await withServer(async () => {
    expect(await reasonOf(sendAccountMail({ kind: 'change', email }, old))).toBe('sign-in-again');
    const taken = { kind: 'change', email: other.email };
    expect(await reasonOf(sendAccountMail(taken, person))).toBe('email-taken');
    await succeed(sendAccountMail({ kind: 'change', email }, person));
  });
  expect((await mailsOf(person)).map((mail) => mail.data())).toMatchObject([
    { to: email, template: { name: 'changeEmail', data: { name: '' } } },
  ]);
});

it('calls a person by their name only at an address that they have confirmed', async () => {
  const [known, unknown] = [await registered(), await registered()];
  await withServer(async () => {
    for (const who of [known, unknown]) {
      const email_verified = who === known;
      await succeed(startSession({ ...who, token: { ...who.token, email_verified } }));
      await succeed(sendAccountMail({ kind: 'reset', email: who.email }));
    }
  });
  const namesOf = async (who: TestAuth) =>
    (await mailsOf(who)).map((mail) => [mail.data().template.name, mail.data().template.data.name]).sort();
  const { name } = (await readDocument(`users/${known.uid}`)) ?? {};
  expect(name).toMatch(/./);
  expect(await namesOf(known)).toEqual([['resetPassword', name]]);
  expect(await namesOf(unknown)).toEqual([
    ['confirmEmail', ''],
    ['resetPassword', ''],
  ]);
});

it('mails a mailbox that nobody has confirmed five times a day, whoever asks, and tells nobody of a reset too many', async () => {
  const [name, people] = [unique('m'), await Promise.all([registered(), registered(), registered()])];
  const change = (n: number) => ({ kind: 'change', email: `${name}+${n}@example.com` });
  await withServer(async () => {
    for (let n = 0; n < 5; n++) await succeed(sendAccountMail(change(n), people[n % 2] ?? null));
    expect(await reasonOf(sendAccountMail(change(5), people[2] ?? null))).toBe('too-many-attempts');
    const { uid } = await (await auth()).createUser({ email: `${name}@example.com` });
    const reset = sendAccountMail({ kind: 'reset', email: `${name}@example.com` });
    expect(await succeed(reset)).toEqual({ by: 'store' });
    expect(await mailsOf({ uid })).toEqual([]);
  });
});

it.each([
  {},
  { kind: 'login' },
  { kind: 'reset' },
  { kind: 'reset', email: 'a@b' },
  { kind: 'change', email: 7 },
])('takes %o for no input', async (input) =>
  expect(await reasonOf(sendAccountMail(input, await registered()))).toBe('invalid-input'),
);

it('leaves it to Auth where the store has no mail server', async () => {
  const person = await registered();
  for (const input of [{ kind: 'confirm' }, { kind: 'reset', email: person.email }]) {
    expect(await succeed(sendAccountMail(input, person))).toEqual({ by: 'auth' });
  }
  expect(await mailsOf(person)).toEqual([]);
});

it('goes out with a link to the store’s own page, made anew for each attempt', async () => {
  const server = await startMailServer();
  const [person, email] = [await registered(), newEmail()];
  await withMailServer(server.port, async () => {
    await succeed(sendAccountMail({ kind: 'confirm' }, person));
    await succeed(sendAccountMail({ kind: 'reset', email: person.email }, person));
    await succeed(sendAccountMail({ kind: 'change', email }, person));
    for (const { id } of await mailsOf(person)) await deliverAt(later, id);
  });
  const states = (await mailsOf(person)).map((mail) => mail.data().delivery);
  expect(states).toMatchObject(Array(3).fill({ state: 'SUCCESS' }));
  const modes = server.taken.map((mail) => {
    const text = mail.replaceAll('=\r\n', '').replaceAll('=3D', '=');
    return /\/auth\/action\?mode=(\w+)&oobCode=[\w-]{20,}/.exec(text)?.[1];
  });
  expect(modes.sort()).toEqual(['resetPassword', 'verifyAndChangeEmail', 'verifyEmail']);
  await server.close();
  vi.restoreAllMocks();
});
