// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const auth = vi.hoisted(() => ({ get: vi.fn(), follow: vi.fn() }));
vi.mock('../sdk.ts', () => ({ getAuth: auth.get }));
vi.mock('firebase/auth', () => ({}));
vi.mock('../public/public-store.ts', () => ({ listenFromNow: () => {} }));
vi.mock('./follow-session.ts', () => ({ followSession: auth.follow }));

const lost = new TypeError('Failed to fetch dynamically imported module');
const failures: unknown[] = [];
const note = (reason: unknown) => failures.push(reason);

beforeEach(() => {
  vi.useFakeTimers();
  process.on('unhandledRejection', note);
  auth.get.mockRejectedValueOnce(lost).mockResolvedValue({});
  auth.follow.mockImplementation((_sdk, _auth, { set }) => set({ status: 'known', person: null }));
});
afterEach(() => {
  process.off('unhandledRejection', note);
  vi.restoreAllMocks();
  vi.resetModules();
  vi.useRealTimers();
});

it('asks for Auth again where it could not be loaded', async () => {
  const { sessionKnown } = await import('./session.ts');
  const known = sessionKnown();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await known).toBeNull();
  expect(failures).toEqual([lost]);
});

it('waits for a connection where there is none', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { sessionKnown } = await import('./session.ts');
  const known = sessionKnown();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(auth.follow).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(await known).toBeNull();
});
