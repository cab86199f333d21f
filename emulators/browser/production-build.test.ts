import { execFile } from 'node:child_process';
import { glob, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { testCards } from '@tempera/domain/card';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedPorts } from '../launcher/ports.ts';
import { demoAccounts } from '../seed/accounts.ts';

const root = resolve(import.meta.dirname, '..', '..');
let folder = '';
let files: { name: string; text: string }[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tempera-production-'));
  const vite = join(root, 'node_modules', '.bin', 'vite');
  // Vitest's own mode would be taken for the build's.
  const { NODE_ENV: _mode, ...env } = process.env;
  await promisify(execFile)(vite, ['build', 'web', '--outDir', folder, '--emptyOutDir'], { cwd: root, env });
  for await (const name of glob('**/*.{js,html,css,json,txt,svg}', { cwd: folder })) {
    files.push({ name, text: await readFile(join(folder, name), 'utf8') });
  }
}, 120_000);
afterAll(async () => {
  files = [];
  await rm(folder, { recursive: true });
});

const holding = (needle: string) => files.filter(({ text }) => text.includes(needle)).map(({ name }) => name);

describe('the production build', () => {
  it('is a build of the whole app', () => {
    expect(holding('Create account').length).toBeGreaterThan(0);
    expect(files.length).toBeGreaterThan(20);
  });

  it.each(demoAccounts.map((account) => [account.role, account] as const))(
    'holds neither address nor password of the demo %s',
    (_role, { email, password }) => {
      expect(holding(email)).toEqual([]);
      expect(holding(password)).toEqual([]);
    },
  );

  it.each(['Local store: sign in as', 'Local store: test cards', 'local.json', ...Object.values(testCards)])(
    'does not hold %s',
    (text) => {
      expect(holding(text)).toEqual([]);
    },
  );

  it('names no address of an emulator', () => {
    const ports = Object.values(fixedPorts());
    const addresses = ports.flatMap((port) => [`127.0.0.1:${port}`, `localhost:${port}`]);
    // The Firebase SDK itself knows how to speak to emulators; what counts is that nobody tells it where they are.
    for (const address of addresses) expect(holding(address)).toEqual([]);
    expect(holding('port:9099').concat(holding('"port":9099'))).toEqual([]);
  });
});
