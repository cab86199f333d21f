import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeToken } from '@tempera/domain/tokens/token-text';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepLogin } from '../files/logins.ts';
import { chooseSession, chooseStore, findToken } from './session.ts';

const [mine, other] = ['https://mine.example.com', 'https://other.example.com'];
const given = makeToken(randomBytes);

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tempera-session-'));
  vi.stubEnv('XDG_CONFIG_HOME', folder);
  vi.stubEnv('TEMPERA_STORE', undefined);
  vi.stubEnv('TEMPERA_TOKEN', undefined);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

it('is with the store that an option names, then the environment, then the last login', async () => {
  await expect(chooseStore(undefined)).rejects.toMatchObject({ reason: 'no-store' });
  await keepLogin(mine, { token: 'a', expiresAt: null });
  expect(await chooseStore(undefined)).toBe(mine);
  vi.stubEnv('TEMPERA_STORE', 'other.example.com');
  expect(await chooseStore(undefined)).toBe(other);
  expect(await chooseStore('third.example.com')).toBe('https://third.example.com');
});

it('has the token of the environment for the store that is meant, and for no other', async () => {
  vi.stubEnv('TEMPERA_TOKEN', given);
  expect(await findToken(other)).toBeNull();
  await keepLogin(mine, { token: 'a', expiresAt: null });
  expect(await findToken(mine)).toBe(given);
  expect(await findToken(other)).toBeNull();
  expect(await findToken(other, 'other.example.com')).toBe(given);
  vi.stubEnv('TEMPERA_STORE', other);
  expect(await findToken(other)).toBe(given);
  expect(await findToken(mine)).toBe('a');
});

it('refuses a token that was cut, and says where to get one', async () => {
  vi.stubEnv('TEMPERA_STORE', mine);
  await expect(chooseSession(mine)).rejects.toMatchObject({
    ending: 'login',
    hint: expect.stringContaining(mine),
  });
  vi.stubEnv('TEMPERA_TOKEN', given.slice(0, -1));
  await expect(chooseSession(mine)).rejects.toMatchObject({ reason: 'token-malformed' });
});
