import { beforeEach, expect, it, vi } from 'vitest';
import { watchDoc } from './listen.ts';

interface Snapshot {
  exists: () => boolean;
  data: () => object | undefined;
  metadata: { fromCache: boolean; hasPendingWrites: boolean };
}

/** A listener as the SDK has one: what differs in metadata alone is told only to who asks for it. */
const sdk = vi.hoisted(() => ({ tell: (_: unknown) => {}, wantsMetadata: false }));
vi.mock('../sdk.ts', () => ({ getFirestore: async () => ({}) }));
vi.mock('firebase/firestore', () => ({
  doc: (_: object, path: string) => path,
  onSnapshot: (_: string, options: { includeMetadataChanges?: boolean }, onNext: (one: unknown) => void) => {
    sdk.wantsMetadata = options.includeMetadataChanges === true;
    sdk.tell = onNext;
    return () => {};
  },
}));

const heard = vi.fn();
const say = (data: object | null, fromCache: boolean, metadataAlone = false) => {
  if (metadataAlone && !sdk.wantsMetadata) return;
  const metadata = { fromCache, hasPendingWrites: false };
  sdk.tell({ exists: () => data !== null, data: () => data ?? undefined, metadata } satisfies Snapshot);
};

beforeEach(async () => {
  heard.mockReset();
  sdk.tell = () => {};
  watchDoc('settings/seller', heard, () => {});
  await vi.waitFor(() => expect(sdk.tell.length).toBe(1));
});

it('says that a document is missing once the server has said so, even where the cache knew it', () => {
  say(null, true);
  expect(heard).not.toHaveBeenCalled();
  say(null, false, true);
  expect(heard.mock.calls).toEqual([[null]]);
});

it('shows what the cache has at once, and the same from the server only once', () => {
  say({ name: 'Ada' }, true);
  say({ name: 'Ada' }, false, true);
  expect(heard.mock.calls).toEqual([[{ name: 'Ada' }]]);
  say({ name: 'Grace' }, false);
  say(null, false);
  expect(heard.mock.calls.slice(1)).toEqual([[{ name: 'Grace' }], [null]]);
});
