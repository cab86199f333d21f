import { expect, it, vi } from 'vitest';
import type { Person } from '../../../firebase/auth/session.ts';
import { readDoc } from '../../../firebase/live/read.ts';
import { CallError } from '../../../firebase/write/call.ts';
import { writeCounted } from '../../../firebase/write/write-counted.ts';
import { beginSession } from './sessions.ts';

vi.mock('../../../firebase/live/read.ts', () => ({ readDoc: vi.fn() }));
vi.mock('../../../firebase/live/own-name.ts', () => ({ storedName: async () => 'Ada' }));
vi.mock('../../../firebase/write/write-counted.ts', () => ({ writeCounted: vi.fn() }));
vi.mock('../../../firebase/write/write.ts', async (load) => ({
  ...(await load<typeof import('../../../firebase/write/write.ts')>()),
  assertOnline: () => {},
}));

const person = (anonymous: boolean) => ({ uid: 'ada', name: 'Ada', anonymous, role: 'customer' }) as Person;
const refusal = Object.assign(new Error(), { code: 'permission-denied' });

/** What beginning a chat ends with when the write does with `error`, and the store knows the person or not. */
async function end(error: Error, anonymous: boolean, isKnown: boolean): Promise<unknown> {
  vi.mocked(writeCounted).mockRejectedValueOnce(error);
  vi.mocked(readDoc).mockResolvedValueOnce(isKnown ? { role: 'customer' } : null);
  return beginSession(person(anonymous), null).catch((thrown: unknown) => thrown);
}

it('tells a guest whom the store does not know what they can do', async () => {
  const thrown = await end(refusal, true, false);
  expect(thrown).toBeInstanceOf(CallError);
  expect((thrown as Error).message).toBe(
    'Guests can’t start a chat from here right now. Log in to chat, or try again later.',
  );
});

it('passes on what else goes wrong', async () => {
  const limit = new CallError({ reason: 'too-many-requests' }, 'You have started 5 chats today.');
  expect(await end(refusal, true, true)).toBe(refusal);
  expect(await end(refusal, false, false)).toBe(refusal);
  expect(await end(limit, true, false)).toBe(limit);
});
