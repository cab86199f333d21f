import { randomUUID } from 'node:crypto';
import { RefusalError } from '@tempera/domain/calls/reasons';
import type { MailKindId } from '@tempera/domain/mail/mail-template';
import { foldAddress } from '@tempera/domain/orders/coupon-uses';
import type { SendAccountMailOutput, sendAccountMailInput } from '@tempera/domain/people/account-calls';
import type { z } from 'zod';
import { loadSettings } from '../checkout/checkout-facts.store.ts';
import { loadMailFacts } from '../mail/mail.store.ts';
import { mayWriteTo } from '../mail/may-write-to.ts';
import { queuedMail } from '../mail/queued-mail.ts';
import { hiddenLink } from '../mail/secret-link.ts';
import { findByEmail } from '../platform/accounts.ts';
import { auth } from '../platform/admin.ts';
import type { CallContext } from '../platform/callable.ts';
import {
  assertRecentSignIn,
  type CallAuth,
  type Caller,
  isGuest,
  loadSession,
  requireIdentity,
} from '../platform/caller.ts';
import {
  type Counter,
  countersOf,
  countTry,
  findsRoom,
  hasRoom,
  noSender,
  readCounters,
  type Sender,
  senderIn,
} from '../platform/limiter.ts';
import { refs } from '../platform/refs.ts';
import { accountMailPrefix } from './account-mail-id.ts';

type Input = z.output<typeof sendAccountMailInput>;

interface Letter {
  template: MailKindId;
  uid: string;
  /** Of whoever has confirmed the address. To any other nothing goes that the holder of the account has thought up. */
  name: string;
  to: string;
}

/** What counts mails to an address that nobody has confirmed, which may be a stranger's: by its mailbox, and by where they are asked for. */
const strangersCounters = (to: string, { network }: Pick<Sender, 'network'>): Counter[] =>
  countersOf('unconfirmedMails', { uid: null, network }, foldAddress(to));

/** Who is signed in, restricted or not: whose an address is has nothing to do with a ban. */
async function loadMember(callAuth: CallAuth | null): Promise<Caller> {
  const identity = requireIdentity(callAuth);
  if (isGuest(identity)) throw new RefusalError('sign-in-required');
  return loadSession(identity);
}

/** The letter of a signed-in person, or null when their address is confirmed already. */
async function ownLetter(input: Exclude<Input, { kind: 'reset' }>, caller: Caller): Promise<Letter | null> {
  const { uid } = caller;
  const account = await (await auth()).getUser(uid);
  const email = account.email ?? '';
  if (email === '') throw new RefusalError('not-allowed');
  const letter = { uid, name: '' };
  if (input.kind === 'confirm') {
    return account.emailVerified ? null : { ...letter, template: 'confirmEmail', to: email };
  }
  assertRecentSignIn(caller);
  if (await findByEmail(input.email)) throw new RefusalError('email-taken');
  return { ...letter, template: 'changeEmail', to: input.email };
}

/** The letter to an address that a stranger typed, or null when nobody has an account with it. */
async function resetLetter(email: string): Promise<Letter | null> {
  const account = await findByEmail(email);
  if (!account) return null;
  const { uid } = account;
  const user = (await refs.user(uid).get()).data();
  const isKnown = mayWriteTo(user) && user?.email === email;
  return { template: 'resetPassword', uid, name: isKnown ? String(user?.name ?? '') : '', to: email };
}

/** The letter as `mail/{id}` has it. */
const mailOf = ({ template, uid, name, to }: Letter, store: string) => ({
  to,
  account: uid,
  ...queuedMail(template, { name, store, link: hiddenLink }),
});

async function queue(letter: Letter | null, counters: readonly Counter[]): Promise<void> {
  const { siteName: store } = await loadSettings();
  await countTry(counters, {
    add: (batch) => {
      if (letter)
        batch.create(refs.mail(`${accountMailPrefix(letter.uid)}${randomUUID()}`), mailOf(letter, store));
    },
  });
}

/** Where a stranger's mailbox has had enough of them there is no mail, and the answer is the same. */
async function queueReset(email: string, sender: Sender): Promise<void> {
  const letter = await resetLetter(email);
  const counters = countersOf('accountMails', sender, email);
  const strangers = letter?.name === '' ? strangersCounters(email, sender) : [];
  if (hasRoom(await readCounters(strangers))) await queue(letter, [...counters, ...strangers]);
  else await queue(null, counters);
}

/**
 * Mails a link to choose another password to the address of an account, which its holder has asked for in another way than by typing it. The caller counts that: what
 * others have typed for this address takes nothing from it.
 */
export async function mailReset(email: string): Promise<SendAccountMailOutput> {
  if ((await loadMailFacts()).server.smtpHost === '') return { by: 'auth' };
  await queue(await resetLetter(email), []);
  return { by: 'store' };
}

/** The mail that confirms a new account's address: who sends it and, where it is the store, its id and what it says. */
export type FirstLetter = { by: 'auth' } | { by: 'store'; id: string; mail: ReturnType<typeof mailOf> };

/**
 * The first mail of an account, which goes with its first records: whoever leaves while they are made gets it too. An
 * account has one; further ones are asked for (`sendAccountMail`). It is counted by its mailbox: accounts are made and deleted at will. By networks Auth
 * counts the accounts that it makes.
 * @returns null when it was queued before, or is one too many
 */
export async function firstLetter({
  uid,
  email,
}: Pick<Caller, 'uid' | 'email'>): Promise<FirstLetter | null> {
  const id = `${accountMailPrefix(uid)}first`;
  const [facts, queued] = await Promise.all([loadMailFacts(), refs.mail(id).get()]);
  if (queued.exists) return null;
  if (facts.server.smtpHost === '') return { by: 'auth' };
  if (!(await findsRoom(strangersCounters(email, noSender)))) return null;
  const letter = { template: 'confirmEmail', uid, to: email, name: '' } as const;
  return { by: 'store', id, mail: mailOf(letter, facts.site.siteName) };
}

/**
 * Queues a mail with a link by which Auth knows whose an address is. The link is made when the mail goes out and stored
 * nowhere. Whoever asks for a new password is told the same whether or not there is such an account.
 * @throws RefusalError `too-many-attempts`; of `confirm` and `change` `sign-in-required`; of `change` `sign-in-again` when the
 *   last sign-in was a while ago, `email-taken`
 */
export async function sendAccountMail(
  input: Input,
  { auth: callAuth, ip }: Pick<CallContext, 'auth' | 'ip'>,
): Promise<SendAccountMailOutput> {
  const caller = input.kind === 'reset' ? null : await loadMember(callAuth);
  if ((await loadMailFacts()).server.smtpHost === '') return { by: 'auth' };
  const sender = senderIn({ auth: null, ip });
  if (input.kind === 'reset') await queueReset(input.email, sender);
  else if (caller) {
    const letter = await ownLetter(input, caller);
    const own = countersOf('accountMails', { uid: caller.uid, network: null });
    if (letter) await queue(letter, [...own, ...strangersCounters(letter.to, sender)]);
  }
  return { by: 'store' };
}
