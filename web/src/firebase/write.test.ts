import { messages } from '@tempera/domain/messages';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deleteDocument, serverNow, setDocument, updateDocument, writeTogether } from './write.ts';

const sent = vi.hoisted(() => ({ writes: [] as unknown[][], fail: null as unknown, silent: false }));

vi.mock('./sdk.ts', () => ({ getFirestore: async () => 'database' }));
vi.mock('firebase/firestore', () => ({
  doc: (_database: unknown, path: string) => path,
  serverTimestamp: () => 'server time',
  runTransaction: async (_database: unknown, work: (transaction: unknown) => Promise<void>) => {
    const note =
      (kind: string) =>
      (...rest: unknown[]) =>
        sent.writes.push([kind, ...rest]);
    if (sent.silent) await new Promise(() => {});
    if (sent.fail) throw sent.fail;
    await work({ set: note('set'), update: note('update'), delete: note('delete') });
  },
}));

beforeEach(() => {
  sent.writes = [];
  sent.fail = null;
  sent.silent = false;
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => vi.unstubAllGlobals());

it('sends one transaction, with the server’s time where it is asked for', async () => {
  await setDocument('a/1', { text: 'new', at: serverNow });
  await updateDocument('a/2', { text: 'changed' });
  await deleteDocument('a/3');
  await writeTogether([{ set: 'a/4', data: {} }, { delete: 'a/5' }]);
  expect(sent.writes).toEqual([
    ['set', 'a/1', { text: 'new', at: 'server time' }],
    ['update', 'a/2', { text: 'changed' }],
    ['delete', 'a/3'],
    ['set', 'a/4', {}],
    ['delete', 'a/5'],
  ]);
});

it('refuses a write without a connection in the spec’s words, and sends nothing', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  await expect(setDocument('a/1', {})).rejects.toThrow(messages.networkError);
  expect(sent.writes).toEqual([]);
});

it('says the same when the connection is lost on the way', async () => {
  sent.fail = Object.assign(new Error('backend'), { code: 'unavailable' });
  await expect(updateDocument('a/1', {})).rejects.toThrow(messages.networkError);
});

it('hands on what the rules refuse', async () => {
  sent.fail = Object.assign(new Error('denied'), { code: 'permission-denied' });
  await expect(deleteDocument('a/1')).rejects.toThrow('denied');
});

it('gives up on a server that never answers', async () => {
  vi.useFakeTimers();
  sent.silent = true;
  const answer = expect(deleteDocument('a/1')).rejects.toThrow(messages.networkError);
  await vi.advanceTimersByTimeAsync(20_000);
  await answer;
  vi.useRealTimers();
});
