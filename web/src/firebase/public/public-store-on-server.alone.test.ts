import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.mock('./read-public.ts', () => ({ readPublicDoc: async (path: string) => ({ path }) }));

beforeEach(() => {
  vi.stubEnv('SSR', true);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

it('a server forgets what it read longest ago, and keeps what its page is made of', async () => {
  const { mostOnServer, peekPublic, readPublic } = await import('./public-store.ts');
  await readPublic('settings/site');
  for (let count = 0; count < mostOnServer * 2; count += 1) {
    await readPublic(`products/template${count}`);
    // Every page needs it.
    if (count % 10 === 0) await readPublic('settings/site');
  }
  expect(peekPublic('products/template0')).toBeUndefined();
  expect(peekPublic('settings/site')).toEqual({ path: 'settings/site' });
  const last = mostOnServer * 2 - 1;
  expect(peekPublic(`products/template${last}`)).toEqual({ path: `products/template${last}` });
});
