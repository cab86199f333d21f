import { messages } from '@tempera/domain/site/messages';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serverNow } from './write.ts';
import { writeIf } from './write-if.ts';

const store = vi.hoisted(() => ({
  stored: null as object | null,
  writes: [] as unknown[][],
  fail: null as unknown,
}));

vi.mock('../public/reads.ts', () => ({ markRead: () => {} }));
vi.mock('../sdk.ts', () => ({ getFirestore: async () => 'database' }));
vi.mock('firebase/firestore', () => ({
  doc: (parent: unknown, path?: string) => path ?? { id: 'mark', of: parent },
  collection: (ref: string, name: string) => `${ref}/${name}`,
  serverTimestamp: () => 'server time',
  runTransaction: async (_database: unknown, work: (transaction: unknown) => Promise<unknown>) => {
    if (store.fail) throw store.fail;
    const note =
      (kind: string) =>
      (...rest: unknown[]) =>
        store.writes.push([kind, ...rest]);
    const get = async (ref: string) => ({
      ref,
      exists: () => store.stored !== null,
      data: () => store.stored,
    });
    return work({ get, set: note('set'), update: note('update') });
  },
}));

beforeEach(() => {
  Object.assign(store, { stored: null, writes: [], fail: null });
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => vi.unstubAllGlobals());

it('creates what is not there, and changes what is', async () => {
  const decide = vi.fn(() => ({ title: 'New', at: serverNow }));
  expect(await writeIf('a/1', decide)).toBe(true);
  store.stored = { title: 'Old', at: { toMillis: () => 5 } };
  expect(await writeIf('a/1', decide)).toBe(true);
  expect(decide.mock.calls).toEqual([[null], [{ title: 'Old', at: 5 }]]);
  expect(store.writes).toEqual([
    ['set', 'a/1', { title: 'New', at: 'server time' }],
    ['update', 'a/1', { title: 'New', at: 'server time' }],
  ]);
});

it('leaves a mark of who writes', async () => {
  expect(await writeIf('a/1', () => ({ title: 'New' }), 'me')).toBe(true);
  expect(store.writes).toEqual([
    ['set', { id: 'mark', of: 'a/1/marks' }, { byId: 'me', at: 'server time' }],
    ['set', 'a/1', { title: 'New', changed: 'mark' }],
  ]);
});

it('writes nothing when it is told so', async () => {
  expect(await writeIf('a/1', () => null)).toBe(false);
  expect(store.writes).toEqual([]);
});

it('says that the network failed, and what else did', async () => {
  store.fail = Object.assign(new Error('gone'), { code: 'unavailable' });
  await expect(writeIf('a/1', () => ({}))).rejects.toThrow(messages.networkError);
  store.fail = Object.assign(new Error('refused'), { code: 'permission-denied' });
  await expect(writeIf('a/1', () => ({}))).rejects.toThrow('refused');
  vi.stubGlobal('navigator', { onLine: false });
  await expect(writeIf('a/1', () => ({}))).rejects.toThrow(messages.networkError);
});
