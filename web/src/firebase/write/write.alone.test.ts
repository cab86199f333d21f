import { messages } from '@tempera/domain/site/messages';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  deleteDocument,
  OvertakenError,
  oneMore,
  serverNow,
  setDocument,
  updateDocument,
  writeTogether,
} from './write.ts';

const sent = vi.hoisted(() => ({
  writes: [] as unknown[][],
  fail: null as unknown,
  silent: false,
  stored: null as Record<string, unknown> | null,
}));

vi.mock('../sdk.ts', () => ({ getFirestore: async () => 'database' }));
vi.mock('firebase/firestore', () => ({
  doc: (parent: unknown, path?: string) => path ?? { id: 'mark', of: parent },
  collection: (ref: string, name: string) => `${ref}/${name}`,
  serverTimestamp: () => 'server time',
  increment: () => 'one more',
  runTransaction: async (_database: unknown, work: (transaction: unknown) => Promise<void>) => {
    const note =
      (kind: string) =>
      (...rest: unknown[]) =>
        sent.writes.push([kind, ...rest]);
    if (sent.silent) await new Promise(() => {});
    if (sent.fail) throw sent.fail;
    const get = async () => ({ exists: () => sent.stored !== null, data: () => sent.stored });
    await work({ get, set: note('set'), update: note('update'), delete: note('delete') });
  },
}));

beforeEach(() => {
  sent.writes = [];
  sent.fail = null;
  sent.stored = null;
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

it('refuses a write without a connection in plain words, and sends nothing', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  await expect(setDocument('a/1', {})).rejects.toThrow(messages.networkError);
  expect(sent.writes).toEqual([]);
});

it('says the same when the connection is lost on the way', async () => {
  sent.fail = Object.assign(new Error('backend'), { code: 'unavailable' });
  await expect(updateDocument('a/1', {})).rejects.toThrow(messages.networkError);
});

it('goes again when it met others on its way, and not for ever', async () => {
  let met = 2;
  const busy = () => Object.assign(new Error('contention'), { code: 'aborted' });
  vi.spyOn(sent, 'fail', 'get').mockImplementation(() => (met-- > 0 ? busy() : null));
  await setDocument('a/1', { times: oneMore });
  expect(sent.writes).toEqual([['set', 'a/1', { times: 'one more' }]]);
  met = 10;
  await expect(setDocument('a/1', {})).rejects.toThrow('contention');
  vi.restoreAllMocks();
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

it('writes what is still as it was looked at, and nothing when somebody else was quicker', async () => {
  sent.stored = { name: 'theirs', list: [1] };
  const save = (expects: Record<string, unknown> | null) =>
    writeTogether([{ set: 'a/1', data: { name: 'mine' }, expects }]);
  await expect(save({ name: 'before', list: [1] })).rejects.toThrow(OvertakenError);
  await expect(save(null)).rejects.toThrow(OvertakenError);
  expect(sent.writes).toEqual([]);
  await save({ list: [1], name: 'theirs' });
  sent.stored = null;
  await save(null);
  expect(sent.writes).toEqual([
    ['set', 'a/1', { name: 'mine' }],
    ['set', 'a/1', { name: 'mine' }],
  ]);
});

it('leaves a mark of who changes settings, and takes another one for no change', async () => {
  sent.stored = { name: 'before', changed: 'another' };
  const data = { name: 'mine' };
  await writeTogether([{ set: 'a/1', data, expects: { name: 'before' }, by: 'me' }]);
  expect(sent.writes).toEqual([
    ['set', { id: 'mark', of: 'a/1/marks' }, { byId: 'me', at: 'server time' }],
    ['set', 'a/1', { name: 'mine', changed: 'mark' }],
  ]);
  sent.stored.name = 'theirs';
  await expect(writeTogether([{ set: 'a/1', data, expects: { name: 'before' }, by: 'me' }])).rejects.toThrow(
    OvertakenError,
  );
});

it('leaves one of who deletes a document beneath it', async () => {
  await writeTogether([{ delete: 'a/1', by: 'me' }]);
  expect(sent.writes).toEqual([
    ['delete', 'a/1'],
    ['set', 'a/1/marks/deletion', { byId: 'me', at: 'server time' }],
  ]);
});
