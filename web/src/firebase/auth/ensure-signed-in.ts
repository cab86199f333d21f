import type { Auth } from 'firebase/auth';
import { getAuth } from '../sdk.ts';
import { mayHaveSession, rememberPresence } from './browser-marks.ts';

/** Auth's SDK looks every 800 ms, a busy page later, for a sign-in that another tab has made; in milliseconds. */
const otherTabIsKnownAfter = 10_000;

/**
 * Makes sure that somebody is signed in, a guest if nobody is: a checkout needs a uid to own its order. All tabs of a browser are one guest, or
 * the store would sell the same twice to somebody who pays in two of them, and the first tab would lose its order with its session.
 */
export async function ensureSignedIn(): Promise<void> {
  const [{ signInAnonymously }, auth] = await Promise.all([import('firebase/auth'), getAuth()]);
  await auth.authStateReady();
  if (auth.currentUser) return;
  await oneTabAtATime(async () => {
    // Another tab has just signed in, which it notes before it lets this one on.
    if (mayHaveSession()) await signInElsewhere(auth);
    if (auth.currentUser) return;
    await signInAnonymously(auth);
    rememberPresence('guest');
  });
}

/** Where a browser has no locks, tabs are on their own. */
const oneTabAtATime = (work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request('tempera.guest', work) : work();

/** Waits until another tab's sign-in is here; not for long, as the mark of one may have outlived it. */
function signInElsewhere(auth: Auth): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(end, otherTabIsKnownAfter);
    const stop = auth.onAuthStateChanged((user) => {
      if (user) end();
    });
  });
}
