import { afterEach, expect, it, vi } from 'vitest';
import { linkTo } from './queued-mail.ts';

afterEach(() => vi.unstubAllEnvs());

const link = (siteUrl: string, env: Record<string, string> = {}) => {
  for (const name of ['STORE_ORIGIN', 'TEMPERA_STORE_ORIGIN']) vi.stubEnv(name, env[name] ?? '');
  vi.stubEnv('GCLOUD_PROJECT', 'my-shop');
  return linkTo('/profile', { siteUrl });
};

it('begins with the parameter, then the settings’ address, then the local store', () => {
  const local = { TEMPERA_STORE_ORIGIN: 'http://127.0.0.1:5000' };
  expect(link('https://typed.example', { ...local, STORE_ORIGIN: 'https://set.example/' })).toBe(
    'https://set.example/profile',
  );
  expect(link('https://typed.example', local)).toBe('https://typed.example/profile');
  expect(link('', local)).toBe('http://127.0.0.1:5000/profile');
});

it('is an address even where nobody has said what the store’s is', () => {
  expect(link('')).toBe('https://my-shop.web.app/profile');
  expect(link('typed.example')).toBe('https://my-shop.web.app/profile');
});
