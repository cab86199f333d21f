import { beforeEach, expect, it, vi } from 'vitest';
import { alsoKeptBy, primePublic, readPublic } from './public-store.ts';

const network = vi.hoisted(() => ({ answer: null as unknown, kept: undefined as unknown }));

vi.mock('./read-public.ts', () => ({
  readPublicDoc: async () => {
    if (network.answer instanceof Error) throw network.answer;
    return network.answer;
  },
}));
vi.mock('./watch-public.ts', () => ({ readKept: async () => network.kept }));

beforeEach(() => {
  vi.stubEnv('SSR', false);
  network.answer = new TypeError('Failed to fetch');
  network.kept = undefined;
});

it('without a connection answers with what this page knows, however old', async () => {
  primePublic('a/1', { price: 1 });
  network.kept = { price: 0 };
  expect(await readPublic('a/1', 0)).toEqual({ price: 1 });
});

it('then with what the browser has kept, and asks the server again as soon as it can', async () => {
  network.kept = { price: 2 };
  expect(await readPublic('a/2')).toEqual({ price: 2 });
  network.answer = { price: 3 };
  expect(await readPublic('a/2')).toEqual({ price: 3 });
});

it('says that the network is down where nothing is known', async () => {
  await expect(readPublic('a/3')).rejects.toThrow(TypeError);
  alsoKeptBy(async (path) => (path === 'a/3' ? null : undefined));
  expect(await readPublic('a/3')).toBe(null);
});

it('hides no fault of the server behind what was kept', async () => {
  network.kept = { price: 2 };
  network.answer = new Error('a/4: 500');
  await expect(readPublic('a/4')).rejects.toThrow('500');
});

it('asks nobody else where pages are rendered', async () => {
  vi.stubEnv('SSR', true);
  network.kept = { price: 2 };
  await expect(readPublic('a/5')).rejects.toThrow(TypeError);
});
