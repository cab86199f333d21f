import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mayHaveSession } from './browser-marks.ts';
import { ensureSignedIn } from './ensure-signed-in.ts';

type User = { uid: string };

const auth = vi.hoisted(() => ({
  currentUser: null as { uid: string } | null,
  listeners: new Set<(user: { uid: string } | null) => void>(),
  authStateReady: async () => {},
  onAuthStateChanged(listener: (user: { uid: string } | null) => void) {
    auth.listeners.add(listener);
    return () => auth.listeners.delete(listener);
  },
}));
const signInAnonymously = vi.hoisted(() => vi.fn());

vi.mock('../sdk.ts', () => ({ getAuth: async () => auth }));
vi.mock('firebase/auth', () => ({ signInAnonymously }));
vi.mock('./browser-marks.ts', () => ({ mayHaveSession: vi.fn(), rememberPresence: () => {} }));

function become(user: User): void {
  auth.currentUser = user;
  for (const listener of auth.listeners) listener(user);
}

/** What runs under the browser's one lock, one after the other. */
let queue: Promise<unknown>;
const request = vi.fn((_name: string, work: () => Promise<void>) => {
  const turn = queue.then(work);
  queue = turn.catch(() => {});
  return turn;
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  vi.stubGlobal('navigator', { locks: { request } });
  auth.currentUser = null;
  queue = Promise.resolve();
  vi.mocked(mayHaveSession).mockReturnValue(false);
  signInAnonymously.mockImplementation(async () => become({ uid: 'guest' }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('makes a guest of a visitor, once however often it is asked', async () => {
  await Promise.all([ensureSignedIn(), ensureSignedIn()]);
  expect(signInAnonymously).toHaveBeenCalledOnce();
  expect(request.mock.calls.map(([name]) => name)).toEqual(['tempera.guest', 'tempera.guest']);
});

it('waits for the guest that another tab has made, and makes no other', async () => {
  vi.mocked(mayHaveSession).mockReturnValue(true);
  const signedIn = ensureSignedIn();
  await vi.advanceTimersByTimeAsync(1_000);
  become({ uid: 'of-the-other-tab' });
  await signedIn;
  expect(signInAnonymously).not.toHaveBeenCalled();
  expect(auth.listeners.size).toBe(0);
});

it('does not wait for ever for one that never comes', async () => {
  vi.mocked(mayHaveSession).mockReturnValue(true);
  const signedIn = ensureSignedIn();
  await vi.advanceTimersByTimeAsync(10_000);
  await signedIn;
  expect(signInAnonymously).toHaveBeenCalledOnce();
});

it('does without locks, and asks nobody who is signed in', async () => {
  vi.stubGlobal('navigator', {});
  await ensureSignedIn();
  await ensureSignedIn();
  expect(signInAnonymously).toHaveBeenCalledOnce();
});
