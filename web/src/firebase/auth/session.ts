import type { StartSessionOutput } from '@tempera/domain/calls/calls';
import type { Standing } from '@tempera/domain/people/access';
import type { Role } from '@tempera/domain/people/roles';
import type { User } from 'firebase/auth';
import { useSyncExternalStore } from 'react';
import { clearReactfireCache, watchDoc } from '../live/listen.ts';
import { whenIdle } from '../public/when-idle.ts';
import { getAuth } from '../sdk.ts';
import { call } from '../write/call.ts';
import { forgetActive, rememberPresence, rememberStaff } from './browser-marks.ts';

/** The person using this tab. `role` and `restriction` follow their `access/{uid}` record. */
export interface Person {
  uid: string;
  name: string;
  email: string;
  emailVerified: boolean;
  /** How this session was signed in to, as Auth names it: `password`, `google.com`, …; for guests `anonymous`. */
  provider: string;
  /** A guest: signed in anonymously to check out, shown as signed out everywhere else. */
  anonymous: boolean;
  role: Role;
  /** The restriction that stands in the record, be it over or not; null for an active person. */
  restriction: Restriction | null;
}

/** As `access/{uid}` has it; `until` in milliseconds. `id` names it for an appeal, empty in records without one. */
export interface Restriction {
  status: Exclude<Standing, 'active'>;
  reason: string;
  until: number | null;
  permanent: boolean;
  id: string;
}

/** `unknown` until Auth has answered; then the person, or null when nobody is signed in. */
export type Session = { status: 'unknown' } | { status: 'known'; person: Person | null };

const unknown: Session = { status: 'unknown' };
let session: Session = unknown;
let started = false;
let stopAccess = () => {};
const subscribers = new Set<() => void>();

/** Follows the person; starts Auth (and loads its SDK) on first use, so call it where the answer is needed. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, () => session, serverSession);
}

/** The same for public pages, where Auth's SDK has to wait until the page is usable. */
export function useIdleSession(): Session {
  return useSyncExternalStore(subscribeWhenIdle, () => session, serverSession);
}

/** Who is signed in with an account; null for visitors and guests, undefined until it is known. */
export function useMember(): Person | null | undefined {
  const known = useIdleSession();
  if (known.status === 'unknown') return undefined;
  return known.person && !known.person.anonymous ? known.person : null;
}

/** What is known earlier, since another part of the page asked, all of the page follows at once: the notice not last. */
const subscribeWhenIdle = (notify: () => void) => {
  subscribers.add(notify);
  const stop = whenIdle(() => {
    start();
    return () => {};
  });
  return () => {
    stop();
    subscribers.delete(notify);
  };
};

const serverSession = () => unknown;

/** The session once it is known, for code outside of components. */
export function sessionKnown(): Promise<Person | null> {
  return new Promise((resolve) => {
    const stop = subscribe(() => check());
    const check = () => {
      if (session.status === 'unknown') return;
      stop();
      resolve(session.person);
    };
    check();
  });
}

function subscribe(notify: () => void): () => void {
  subscribers.add(notify);
  start();
  return () => subscribers.delete(notify);
}

function set(next: Session): void {
  session = next;
  if (next.status === 'known') {
    const member = next.person !== null && !next.person.anonymous;
    rememberPresence(member);
    rememberStaff(next.person?.role);
    if (!member) forgetActive();
  }
  for (const notify of subscribers) notify();
}

async function start(): Promise<void> {
  if (started) return;
  started = true;
  const [{ onIdTokenChanged }, auth] = await Promise.all([import('firebase/auth'), getAuth()]).catch(
    (lost) => {
      started = false;
      throw lost;
    },
  );
  let followed: string | null | undefined;
  onIdTokenChanged(auth, (user) => {
    const next = user && `${user.uid}:${user.isAnonymous}`;
    if (next === followed) return;
    const resume = followed === undefined;
    followed = next;
    stopAccess();
    // Nobody's screens are up while the next person's role is asked for: what the last one saw is unmounted first.
    if (session.status === 'known') set(unknown);
    clearReactfireCache();
    if (user) follow(user.uid, resume);
    else set({ status: 'known', person: null });
  });
}

/**
 * Tells the server of the sign-in, then keeps role and standing true and the token fresh. `resume` is true for whoever was
 * signed in when the page came.
 */
function follow(uid: string, resume: boolean): void {
  let role: Role | null = null;
  let latest: AccessRecord | null = null;
  let over = false;
  const show = async (access: AccessRecord) => {
    latest = access;
    const user = (await getAuth()).currentUser;
    if (over || user?.uid !== uid) return;
    if (await endIfEnded(user, access.sessionsEndedAt)) return;
    const was = role;
    role = access.role;
    if (was !== null && was !== role) {
      // Their screens would be refused from here on, so they go before the next ones come.
      if (was !== 'customer') set(unknown);
      const { bringRoleIntoToken } = await import('./token-role.ts');
      await bringRoleIntoToken(user, role);
    }
    const { signInProvider } = await user.getIdTokenResult();
    if (over || latest !== access) return;
    showAgain = () => show(access);
    set({ status: 'known', person: toPerson(user, signInProvider ?? '', access) });
  };
  let stopWatch = () => {};
  const watch = () => {
    const again = () => {
      if (!over) setTimeout(watch, watchAgainAfter);
    };
    if (over) return;
    stopWatch = watchDoc(
      `access/${uid}`,
      (access) => {
        if (access && !over) show(access as unknown as AccessRecord);
      },
      again,
    );
  };
  watch();
  stopAccess = () => {
    over = true;
    showAgain = async () => {};
    stopWatch();
  };
  announce(resume)
    .catch((error: unknown): StartSessionOutput => {
      console.warn('startSession failed', error);
      return { role: 'customer', status: 'active' };
    })
    .then((access) => {
      if (role === null) show(access);
    });
}

/** `access/{uid}` as this tab reads it; `sessionsEndedAt` in milliseconds, when the person signed out everywhere. */
interface AccessRecord {
  role: Role;
  status: Standing;
  reason?: string;
  until?: number | null;
  permanent?: boolean;
  restrictionId?: string;
  sessionsEndedAt?: number;
}

let showAgain = async () => {};

/** Takes what changed in the account (name, confirmed address, provider) into the session. */
export const refreshPerson = () => showAgain();

/** A listener can be refused once while the SDK still takes the new person's token in, in milliseconds. */
const watchAgainAfter = 2_000;

/** Calls `startSession` and takes the role it gave into the token. @throws CallError */
export async function announce(resume = false): Promise<StartSessionOutput> {
  await signingUp;
  await takeConfirmation((await getAuth()).currentUser);
  const answer = await call<object, StartSessionOutput>('startSession', { resume });
  const { role } = answer;
  const { currentUser } = await getAuth();
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

function toPerson(user: User, provider: string, access: AccessRecord): Person {
  return {
    uid: user.uid,
    name: user.displayName || user.email?.split('@')[0] || 'User',
    email: user.email ?? '',
    emailVerified: user.emailVerified,
    provider,
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

let tell = () => {};

/** Says when this tab was signed out because the person asked for that on all devices. Returns an unsubscribe function. */
export function onEndedEverywhere(listener: () => void): () => void {
  tell = listener;
  return () => {
    tell = () => {};
  };
}

/**
 * Ends a session that began before the person signed out everywhere (`access/{uid}.sessionsEndedAt`, milliseconds), and
 * says whether it did. Auth keeps the time of a sign-in in whole seconds.
 */
export async function endIfEnded(user: User, endedAt = 0): Promise<boolean> {
  if (endedAt === 0) return false;
  const { authTime } = await user.getIdTokenResult();
  if (Date.parse(authTime) >= Math.floor(endedAt / 1_000) * 1_000) return false;
  tell();
  await (await getAuth()).signOut();
  return true;
}
