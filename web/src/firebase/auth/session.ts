import { useSyncExternalStore } from 'react';
import { listenFromNow } from '../public/public-store.ts';
import { whenIdle } from '../public/when-idle.ts';
import { getAuth } from '../sdk.ts';
import {
  forgetActive,
  mayHaveSession,
  onSessionElsewhere,
  rememberPresence,
  rememberStaff,
} from './browser-marks.ts';
import type { Person, Restriction } from './person.ts';

export type { Person, Restriction };

/** `unknown` until Auth has answered; then the person, or null when nobody is signed in. */
export type Session = { status: 'unknown' } | { status: 'known'; person: Person | null };

const unknown: Session = { status: 'unknown' };
/** What a browser without the mark of a session shows before Auth is asked, which a visitor who only looks never does. */
const visitor: Session = { status: 'known', person: null };
let session: Session = unknown;
/** Nobody has asked Auth yet: the marks of this browser say that there is no session. */
let guessed = false;
let started = false;
const subscribers = new Set<() => void>();

/** Follows the person; starts Auth (and loads its SDK) on first use, so call it where the answer is needed. */
export const useSession = (): Session => useIdleSession(true);

/**
 * The same for public pages, where Auth's SDK has to wait until the page is usable, and is not loaded at all for a visitor who
 * only looks (decision 45). `atOnce` says that the answer has come to be needed.
 */
export function useIdleSession(atOnce = false): Session {
  return useSyncExternalStore(
    atOnce ? subscribe : subscribeWhenIdle,
    atOnce ? sessionSure : () => session,
    serverSession,
  );
}

const sessionSure = (): Session => (guessed ? unknown : session);

/** Who has a session; null for visitors, and until it is known, so that for a visitor nothing is drawn a second time. */
export const usePerson = (): Person | null => useSyncExternalStore(subscribeWhenIdle, person, nobody);

const person = () => (session.status === 'known' ? session.person : null);
const nobody = () => null;

/** The same of those with an account. */
export function useKnownMember(): Person | null {
  const here = usePerson();
  return here && !here.anonymous ? here : null;
}

/** Who is signed in with an account; null for visitors and guests, undefined until it is known. */
export function useMember(): Person | null | undefined {
  const member = useKnownMember();
  const { status } = useIdleSession();
  return status === 'unknown' ? undefined : member;
}

/** What is known earlier, since another part of the page asked, all of the page follows at once: the notice not last. */
const subscribeWhenIdle = (notify: () => void) => {
  subscribers.add(notify);
  const stop = whenIdle(() => {
    if (mayHaveSession()) start();
    else guessVisitor();
    return () => {};
  });
  return () => {
    stop();
    subscribers.delete(notify);
  };
};

/** Until somebody signs in, in this tab or another. */
function guessVisitor(): void {
  if (started || guessed) return;
  guessed = true;
  session = visitor;
  onSessionElsewhere(start);
  for (const notify of subscribers) notify();
}

const serverSession = () => unknown;

/** The session once it is known, for code outside of components. */
export function sessionKnown(): Promise<Person | null> {
  return new Promise((resolve) => {
    const stop = subscribe(() => check());
    const check = () => {
      const known = sessionSure();
      if (known.status === 'unknown') return;
      stop();
      resolve(known.person);
    };
    check();
  });
}

function subscribe(notify: () => void): () => void {
  subscribers.add(notify);
  start();
  return () => subscribers.delete(notify);
}

/** Takes what Auth and the person's record say. */
function setSession(next: Session): void {
  session = next;
  guessed = false;
  if (next.status === 'known') {
    const member = next.person !== null && !next.person.anonymous;
    rememberPresence(member ? 'member' : next.person && 'guest');
    rememberStaff(next.person?.role);
    if (!member) forgetActive();
  }
  for (const notify of subscribers) notify();
}

/** Nobody's screens are up while the next person's role is asked for. */
function forgetSession(): void {
  if (session.status === 'known' && !guessed) setSession(unknown);
}

/** Milliseconds until Auth is loaded once more where its code or its settings did not come. */
const startAgainMs = 3_000;

/** What a page shows of who is signed in waits for nothing else, so that nobody else would ask again. */
function startLater(): void {
  if (navigator.onLine) setTimeout(start, startAgainMs);
  else window.addEventListener('online', start, { once: true });
}

async function start(): Promise<void> {
  if (started) return;
  started = true;
  const [{ followSession }, sdk, auth] = await Promise.all([
    import('./follow-session.ts'),
    import('firebase/auth'),
    getAuth(),
  ]).catch((lost) => {
    started = false;
    startLater();
    throw lost;
  });
  listenFromNow();
  followSession(sdk, auth, { set: setSession, forget: forgetSession });
}
