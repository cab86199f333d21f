import type { StartSessionOutput } from '@tempera/domain/calls/calls';
import { RefusalError } from '@tempera/domain/calls/reasons';
import { standingAt } from '@tempera/domain/people/access';
import { type FirstLetter, firstLetter } from '../account/send-account-mail.ts';
import { noteCountry } from '../alerts/signs.store.ts';
import { adoptGuestOrders } from '../checkout/adopt-guest-orders.ts';
import { countOrders } from '../checkout/count-orders.ts';
import { hasOrders } from '../checkout/orders.store.ts';
import { addressOf, findAccount } from '../platform/accounts.ts';
import { type CallAuth, type Identity, isGuest, requireIdentity, toSession } from '../platform/caller.ts';
import { clock } from '../platform/clock.ts';
import { countersOf, findsRoom, noSender, type Sender } from '../platform/limiter.ts';
import { logs } from '../platform/logs.ts';
import { changedAt, followChange, hasMoved, noteSignUp, seenIn } from './account-changes.store.ts';
import { chooseName } from './choose-name.ts';
import { repairClaim } from './claims.ts';
import { keepOwnWay } from './own-way.ts';
import { displayName, isNewAddress, roleFor } from './session-records.ts';
import { readRecords, type SessionRecords, writeSession } from './sessions.store.ts';
import { type Origin, readArrival } from './sign-ins.store.ts';

interface Beginning {
  /** A page goes on with a session, as its caller says. */
  resume?: boolean | undefined;
  origin?: Origin | null;
  /** Whoever has the owner's address may become the owner now; nobody may where nothing is said of it. */
  mayClaim?: boolean;
  sender?: Sender;
}

/** Two tabs may sign in at once; each round lost means that another one has written. */
const attempts = 5;

/**
 * Ends what began before a change of the password or the address that the records do not know of yet, and says whether it did. This session
 * may be one of those; one with the new address came after its change. Where a page goes on with a session, Auth is asked only for a token with another address than
 * the records.
 */
async function endOlder(
  identity: Identity,
  { user, access }: SessionRecords,
  goesOn: boolean,
): Promise<boolean> {
  const { uid, email, authTime } = identity;
  const recorded = user.data()?.email;
  if (isGuest(identity) || authTime === null || !access.exists) return false;
  if (goesOn && email === recorded) return false;
  const account = await findAccount(uid);
  if (!account) return false;
  if (!recorded) return noteSignUp(account, changedAt(account), access.data());
  const isMoved = email === addressOf(account) && hasMoved(account, recorded);
  if (!isMoved && changedAt(account) <= seenIn(access.data())) return false;
  return (await followChange(account, { moved: authTime * 1_000 })) === true;
}

/** Before when sessions end of who becomes the owner: before this one, or all, in milliseconds; null where the token says nothing of it. */
const endOf = ({ authTime }: Identity, endsAll: boolean): number | null =>
  endsAll ? clock.now() : authTime && authTime * 1_000;

/** Counts a new guest, and says whether there is room: guests are made at will, so only by where they come from. */
const mayMeet = (sender: Sender): Promise<boolean> => findsRoom(countersOf('newGuests', sender));

/**
 * Begins a session after each sign-in: creates or refreshes `users`, `profiles` and `access`, gives the owner their
 * role, repairs a claim that differs from the record, ends sessions from before a change of password or address, mails a new account how to confirm its address, notes the device and mails its person when that is a new one, and joins what the
 * person ordered as a guest. Restricted people
 * may call it too: the answer tells them their standing. A session that a new page resumes updates its times only after
 * a while (decision 29); one that is not on record has begun, whatever its page says. Of a guest too many from one network address nothing
 * is written: they buy, and can't chat. Who becomes the owner keeps only the way in that they came by (`keepOwnWay`), and no other session.
 * @throws RefusalError `sign-in-required`, also when this session has been ended everywhere, and to a new owner whose account had other ways in; or `user-not-found` when the account has been deleted
 */
export async function startSession(
  callAuth: CallAuth | null,
  ownerEmail: string,
  { resume = false, origin = null, mayClaim = false, sender = noSender }: Beginning = {},
): Promise<StartSessionOutput> {
  const identity = requireIdentity(callAuth);
  let endsAll = false;
  let letter: FirstLetter | null | undefined;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const records = await readRecords(identity);
    const { access } = toSession(identity, records.access.data());
    if (isGuest(identity) && !records.access.exists && !(await mayMeet(sender)))
      return { role: 'customer', status: 'active', name: displayName(identity, undefined) };
    const goesOn = resume && records.signIn?.exists !== false;
    if (await endOlder(identity, records, goesOn)) continue;
    const isClaimed = mayClaim || access.role === 'owner';
    const role = isClaimed ? roleFor(identity, access, ownerEmail) : access.role;
    const isNewOwner = role === 'owner' && access.role !== 'owner';
    // Before there is anything to gain by them.
    if (isNewOwner && (await keepOwnWay(identity))) endsAll = true;
    const unnamed = !records.user.exists || records.user.data()?.name === 'Guest';
    const name = unnamed ? await chooseName(identity, role) : '';
    // First, so that an account that is gone leaves nothing behind; a claim without its record gives no rights.
    if (identity.claimedRole !== role) await repairClaim(identity.uid, role);
    if (!isNewAddress(identity, records.user.data())) letter = null;
    else if (letter === undefined) letter = await firstLetter(identity);
    const arrival = await readArrival(identity, origin, records);
    const called = await writeSession(records, identity, role, {
      name,
      goesOn,
      letter,
      arrival,
      endsBefore: isNewOwner ? endOf(identity, endsAll) : null,
    });
    if (called === null) continue;

    // The first session of a buyer who was quicker than this call: their orders are there already.
    if (!records.user.exists && (await hasOrders(identity.uid))) await countOrders(identity.uid);
    await adoptGuestOrders(identity);
    if (origin?.country && !goesOn && !isGuest(identity)) {
      await noteCountry(identity.uid, origin.country, clock.now()).catch((cause) =>
        logs.unexpected('noteCountry', cause),
      );
    }
    if (isNewOwner) logs.ownerRecognized(identity.uid);
    if (endsAll) throw new RefusalError('sign-in-required');
    const status = role === 'owner' ? 'active' : standingAt(access, clock.now());
    return { role, status, name: called, ...(letter?.by === 'auth' && { confirmByAuth: true }) };
  }
  throw new RefusalError('busy');
}
