import { afterEach, expect, it, vi } from 'vitest';
import { CallError } from '../write/call.ts';
import { onProofWanted, proveFirst, withProof } from './proof.ts';

const session = vi.hoisted(() => ({ authTime: '', offset: 0 }));
vi.mock('../sdk.ts', () => ({
  getAuth: async () => ({ currentUser: { getIdTokenResult: async () => ({ authTime: session.authTime }) } }),
}));
vi.mock('../live/store-time.ts', () => ({ serverOffset: async () => session.offset }));

const tooOld = new CallError({ reason: 'sign-in-again' }, 'Please log in again.');
let stop = () => {};
afterEach(() => stop());

it('calls once where nobody asks for a proof', async () => {
  const ask = vi.fn(async () => {});
  stop = onProofWanted(ask);
  expect(await withProof(async () => 'done')).toBe('done');
  const other = new CallError({ reason: 'not-allowed' }, 'No.');
  await expect(withProof(() => Promise.reject(other))).rejects.toBe(other);
  expect(ask).not.toHaveBeenCalled();
});

it('asks the person, and calls once more when they have signed in again', async () => {
  const action = vi.fn<() => Promise<string>>().mockRejectedValueOnce(tooOld).mockResolvedValue('done');
  const ask = vi.fn(async () => {});
  stop = onProofWanted(ask);
  expect(await withProof(action)).toBe('done');
  expect(ask).toHaveBeenCalledOnce();
  expect(action).toHaveBeenCalledTimes(2);
});

it('asks where Auth itself wants a recent login', async () => {
  const old = Object.assign(new Error('Firebase: Error.'), { code: 'auth/requires-recent-login' });
  const action = vi.fn<() => Promise<string>>().mockRejectedValueOnce(old).mockResolvedValue('done');
  stop = onProofWanted(async () => {});
  expect(await withProof(action)).toBe('done');
});

it('ends with the refusal when they do not want to, or nothing can ask them', async () => {
  const action = vi.fn(() => Promise.reject(tooOld));
  stop = onProofWanted(() => Promise.reject(new Error('canceled')));
  await expect(withProof(action)).rejects.toBe(tooOld);
  stop();
  await expect(withProof(action)).rejects.toBe(tooOld);
  expect(action).toHaveBeenCalledTimes(2);
});

it('does not ask again where the second call is refused', async () => {
  const ask = vi.fn(async () => {});
  stop = onProofWanted(ask);
  await expect(withProof(() => Promise.reject(tooOld))).rejects.toBe(tooOld);
  expect(ask).toHaveBeenCalledOnce();
});

const minutes = 60_000;
const signedIn = (ago: number, offset = 0) =>
  Object.assign(session, { authTime: new Date(Date.now() - ago).toISOString(), offset });

it.each([
  ['a login of just now', 1 * minutes, 0, 0],
  ['one of a while ago', 11 * minutes, 0, 1],
  ['one of just now, by a clock that is ahead', 16 * minutes, -15 * minutes, 0],
  ['one of a while ago, by a clock that is behind', -4 * minutes, 15 * minutes, 1],
])('asks before a write as the store’s clock says: %s', async (_what, ago, offset, times) => {
  const ask = vi.fn(async () => {});
  stop = onProofWanted(ask);
  signedIn(ago, offset);
  await proveFirst();
  expect(ask).toHaveBeenCalledTimes(times);
});

it('asks before a write once, also where the login still looks old afterwards', async () => {
  const ask = vi.fn(async () => {});
  stop = onProofWanted(ask);
  signedIn(15 * minutes);
  await expect(proveFirst()).resolves.toBeUndefined();
  expect(ask).toHaveBeenCalledOnce();
});

it('ends before the write where the person does not want to', async () => {
  stop = onProofWanted(() => Promise.reject(new Error('canceled')));
  signedIn(15 * minutes);
  await expect(proveFirst()).rejects.toMatchObject({ refusal: { reason: 'sign-in-again' } });
});
