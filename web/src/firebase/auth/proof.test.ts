import { afterEach, expect, it, vi } from 'vitest';
import { CallError } from '../write/call.ts';
import { onProofWanted, withProof } from './proof.ts';

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
