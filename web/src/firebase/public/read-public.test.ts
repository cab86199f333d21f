// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { provideConfig, type WebConfig } from '../config.ts';
import { docShelf, readPublicDoc } from './read-public.ts';

const kept = new Map<string, Response>();
const shelf = {
  put: async (url: string, response: Response) => void kept.set(url, response),
  delete: async (url: string) => kept.delete(url),
};
const answer = (status: number) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(
      async () => new Response(JSON.stringify({ fields: { title: { stringValue: 'Ink' } } }), { status }),
    ),
  );

beforeEach(() => {
  kept.clear();
  provideConfig({ projectId: 'demo-shelf', apiKey: 'key' } as WebConfig);
  vi.stubGlobal('caches', { open: async (name: string) => (name === docShelf ? shelf : null) });
});
afterEach(() => vi.unstubAllGlobals());

it('keeps what it has read, for when the connection is gone', async () => {
  answer(200);
  expect(await readPublicDoc('products/ink')).toEqual({ title: 'Ink' });
  await vi.waitFor(() => expect(kept.size).toBe(1));
});

it.each([403, 404])('keeps nothing of what is not for everybody anymore (%i)', async (status) => {
  answer(200);
  await readPublicDoc('products/ink');
  await vi.waitFor(() => expect(kept.size).toBe(1));
  answer(status);
  expect(await readPublicDoc('products/ink')).toBeNull();
  await vi.waitFor(() => expect(kept.size).toBe(0));
});

it('keeps what it had when the server fails', async () => {
  answer(200);
  await readPublicDoc('products/ink');
  answer(500);
  await expect(readPublicDoc('products/ink')).rejects.toThrow('products/ink: 500');
  expect(kept.size).toBe(1);
});
