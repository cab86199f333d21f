import type { StartSessionInput, StartSessionOutput } from '@tempera/domain/calls/calls';
import type { Standing } from '@tempera/domain/people/access';
import { type EndedSessions, isOver } from '@tempera/domain/people/ended-sessions';
import { memberName } from '@tempera/domain/people/member-name';
import type { Role } from '@tempera/domain/people/roles';
import type { Auth, User } from 'firebase/auth';
import { isSame } from '../live/is-same.ts';
import { clearReactfireCache, onRefused, watchDoc } from '../live/listen.ts';
import { readDocAnew } from '../live/read.ts';
import type { PlainData } from '../public/read-public.ts';
import { getAuth } from '../sdk.ts';
import { call } from '../write/call.ts';
import { deviceMark, rememberPresence } from './browser-marks.ts';
import { answerClaim, keepClaim, keptClaim } from './owner-claim.ts';
import type { Person } from './person.ts';

/** What is shown of the session. */
interface Shown {
  set: (session: { status: 'known'; person: Person | null }) => void;
  /** Nobody is known until the next is set. */
  forget: () => void;
}

let shown: Shown = { set: () => {}, forget: () => {} };
let stopAccess = () => {};

/** What the store calls the person, as their session began or since they changed it; null until it has said so. */
let called: string | null = null;
let shownName = '';

/** Keeps the session true from now on: to Auth's word of who is signed in, and to their access record. */
export function followSession(
  { onIdTokenChanged }: typeof import('firebase/auth'),
  auth: Auth,
  shownBy: Shown,
): void {
  shown = shownBy;
  keepClaim();
  let followed: string | null | undefined;
  onIdTokenChanged(auth, (user) => {
    const next = user && `${user.uid}:${user.isAnonymous}`;
    if (next === followed) return;
    const resume = followed === undefined;
    followed = next;
    stopAccess();
    // What the last person saw is unmounted first.
    shown.forget();
    clearReactfireCache();
    if (!user) {
      shown.set({ status: 'known', person: null });
      return;
    }
    // Their next page must not take them for a visitor, however early they go there.
    rememberPresence(user.isAnonymous ? 'guest' : 'member');
    follow(user.uid, resume);
  });
}

/**
 * Tells the server of the sign-in, then keeps role and standing true and the token fresh. `resume` is true for whoever was
 * signed in when the page came.
 */
function follow(uid: string, resume: boolean): void {
  called = null;
  let role: Role | null = null;
  let latest: AccessRecord | null = null;
  let over = false;
  const show = async (access: AccessRecord) => {
    latest = access;
    await proving;
    const user = (await getAuth()).currentUser;
    if (over || user?.uid !== uid) return;
    if (await endIfEnded(user, access)) return;
    const was = role;
    role = access.role;
    // Their screens would be refused from here on, so they go before the next ones come.
    if (was !== null && was !== 'customer' && was !== role) shown.forget();
    const { signInSecondFactor, claims } = await user.getIdTokenResult();
    // A token from before the role, which this page may have begun with.
    if ((claims.role ?? 'customer') !== role) {
      const { bringRoleIntoToken } = await import('./token-role.ts');
      await bringRoleIntoToken(user, role);
    }
    if (over || latest !== access) return;
    showAgain = () => show(access);
    const lacksSecondFactor = access.needsSecondFactor === true && !signInSecondFactor;
    const person = { ...toPerson(user, access), lacksSecondFactor };
    shownName = person.name;
    shown.set({ status: 'known', person });
  };
  const take = (access: PlainData | null) => {
    if (access && !over && !isSame(access, latest)) show(access as unknown as AccessRecord);
  };
  let stopWatch = () => {};
  const watch = () => {
    const again = () => {
      if (!over) setTimeout(watch, watchAgainAfter);
    };
    if (over) return;
    stopWatch = watchDoc(`access/${uid}`, take, again);
  };
  watch();
  // A listener that goes on under a renewed token may miss what changed in between; what is refused tells that something did.
  onRefused(() => {
    readDocAnew(`access/${uid}`).then(take, (error: unknown) => console.warn('No access record', error));
  });
  stopAccess = () => {
    over = true;
    onRefused(() => {});
    showAgain = async () => {};
    stopWatch();
  };
  announce(resume)
    .catch((error: unknown) => {
      console.warn('startSession failed', error);
      return { role: 'customer', status: 'active', name: null } as const;
    })
    .then(({ name, ...access }) => {
      if (over) return;
      called = name;
      if (role === null) show(access);
      else if (name !== null && name !== shownName) showAgain();
    });
}

/** `access/{uid}` as this tab reads it; times in milliseconds. */
interface AccessRecord extends EndedSessions {
  role: Role;
  status: Standing;
  reason?: string;
  until?: number | null;
  permanent?: boolean;
  restrictionId?: string;
  needsSecondFactor?: boolean;
}

let showAgain = async () => {};

/** Takes what changed in the account (confirmed address) into the session. */
export const refreshPerson = () => showAgain();

/** Takes a new name into the session. */
export function renamePerson(name: string): Promise<void> {
  called = name;
  return showAgain();
}

/** A listener can be refused once while the SDK still takes the new person's token in, in milliseconds. */
const watchAgainAfter = 2_000;

/** Calls `startSession` and takes the role it gave into the token. @throws CallError */
export async function announce(resume = false): Promise<StartSessionOutput> {
  await signingUp;
  await takeConfirmation((await getAuth()).currentUser);
  const device = deviceMark();
  const claim = keptClaim();
  const answer = await call<StartSessionInput, StartSessionOutput>('startSession', {
    resume,
    ...(device && { device }),
    ...(claim && { claim }),
  });
  const { role, confirmByAuth } = answer;
  const { currentUser } = await getAuth();
  if (claim && currentUser && !currentUser.isAnonymous) {
    answerClaim(role === 'owner' ? 'claimed' : currentUser.emailVerified ? 'refused' : 'unconfirmed');
  }
  if (currentUser && confirmByAuth) {
    const { sendEmailVerification } = await import('firebase/auth');
    sendEmailVerification(currentUser).catch((error: unknown) => console.warn('No confirmation', error));
  }
  const claims = (await currentUser?.getIdTokenResult())?.claims;
  if (role !== 'customer' && claims?.role !== role) await currentUser?.getIdToken(true);
  return answer;
}

/** An address that was confirmed while the page was closed is known to the account, and not yet to its token. */
async function takeConfirmation(user: User | null): Promise<void> {
  if (!user?.emailVerified) return;
  const { claims } = await user.getIdTokenResult();
  if (claims.email_verified !== true) await user.getIdToken(true);
}

function toRestriction({
  status,
  reason = '',
  until = null,
  permanent = false,
  restrictionId = '',
}: AccessRecord) {
  return status === 'active' ? null : { status, reason, until, permanent, id: restrictionId };
}

function toPerson(user: User, access: AccessRecord): Person {
  return {
    uid: user.uid,
    name: called ?? (user.displayName || memberName(user.uid)),
    email: user.email ?? '',
    emailVerified: user.emailVerified,
    anonymous: user.isAnonymous,
    role: access.role,
    restriction: toRestriction(access),
  };
}

let signingUp: Promise<unknown> = Promise.resolve();

/** Holds `startSession` back until a new account has its name, so that the server never stores the fallback name. */
export function whileSigningUp<T>(work: Promise<T>): Promise<T> {
  signingUp = work.catch(() => {});
  return work;
}

let proving: Promise<unknown> = Promise.resolve();

/** Holds the access record back while the person proves who they are: it may end the sessions from before, which this one still is until then. */
export function whileProving<T>(work: () => Promise<T>): Promise<T> {
  const begun = work();
  proving = begun.catch(() => {});
  return begun;
}

let tell = (_alone: boolean) => {};

/** Says when this tab was signed out because the person asked for that, here or on another device; `alone` where no other session ended with it. Returns an unsubscribe function. */
export function onEnded(listener: (alone: boolean) => void): () => void {
  tell = listener;
  return () => {
    tell = () => {};
  };
}

/** When the session of a token began, in seconds. */
const beginningOf = ({ authTime }: { authTime: string }) => Math.floor(Date.parse(authTime) / 1_000);

/** By which this session is told from the person's others; null for nobody. @throws FirebaseError */
export async function ownSession(): Promise<number | null> {
  const { currentUser } = await getAuth();
  return currentUser && beginningOf(await currentUser.getIdTokenResult());
}

/** The SDK looks every 800 ms for a sign-in that another tab has made. */
const otherTabIsKnownAfter = 2_000;

/**
 * Ends a session that its person has ended, alone or with all others, and says whether it did. Auth keeps the time of a sign-in in whole
 * seconds.
 */
async function endIfEnded(user: User, access: EndedSessions): Promise<boolean> {
  const isOld = async () => isOver(beginningOf(await user.getIdTokenResult()), access);
  if (!(await isOld())) return false;
  // Another tab of this browser may have signed in anew, to change the password: signing out here would take that away.
  await new Promise((resolve) => setTimeout(resolve, otherTabIsKnownAfter));
  const auth = await getAuth();
  if (auth.currentUser !== user || !(await isOld())) return false;
  tell(access.endedSessions?.includes(beginningOf(await user.getIdTokenResult())) === true);
  await auth.signOut();
  return true;
}
