import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { forgetLogin, keepLogin, loginsFile, readLogins } from './logins.ts';

let folder = '';
let file = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tempera-logins-'));
  file = loginsFile({ XDG_CONFIG_HOME: folder });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const [one, other] = ['https://one.example.com', 'https://other.example.com'];
const login = (token: string) => ({ token, expiresAt: null });

it('keeps a token for each store, and which was the last', async () => {
  expect(await readLogins(file)).toEqual({ current: null, stores: {} });
  await keepLogin(one, login('a'), file);
  await keepLogin(other, login('b'), file);
  await keepLogin(one, login('c'), file);
  const stores = { [one]: login('c'), [other]: login('b') };
  expect(await readLogins(file)).toEqual({ current: one, stores });
});

it('forgets one, and leaves the others', async () => {
  await keepLogin(one, login('a'), file);
  await keepLogin(other, login('b'), file);
  expect(await forgetLogin(other, file)).toBe('b');
  expect(await forgetLogin(other, file)).toBeNull();
  expect(await readLogins(file)).toEqual({ current: null, stores: { [one]: login('a') } });
});

it.skipIf(process.platform === 'win32')(
  'is readable by its user alone, even where it was not before',
  async () => {
    await keepLogin(one, login('a'), file);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await stat(dirname(file))).mode & 0o777).toBe(0o700);
    await chmod(file, 0o644);
    await keepLogin(one, login('b'), file);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(dirname(file))).toEqual(['logins.json']);
  },
);

it('says which file is damaged, and leaves it', async () => {
  await keepLogin(one, login('a'), file);
  await writeFile(file, '{');
  await expect(keepLogin(one, login('b'), file)).rejects.toThrow(file);
  expect(await readFile(file, 'utf8')).toBe('{');
});
