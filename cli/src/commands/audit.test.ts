import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeToken } from '@tempera/domain/tokens/token-text';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recordName, writeRecord } from '../core/copy-record.ts';
import { sendJson, serve } from '../network/test-server.ts';
import { audit } from './audit.ts';

const advisory = {
  id: 'a1',
  slug: 'neo',
  title: 'Open redirect',
  severity: 'high',
  text: 'Update, or check where links lead.',
  versions: ['1.0.0'],
  fixedIn: '1.1.0',
  publishedAt: 0,
  held: '1.0.0',
};

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tempera-audit-'));
  vi.stubEnv('XDG_CONFIG_HOME', folder);
  vi.stubEnv('TEMPERA_TOKEN', makeToken(randomBytes));
});
afterEach(async () => {
  process.exitCode = undefined;
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

/** What it prints, and ends with, where a store has these advisories. */
async function run(advisories: unknown, ...args: string[]) {
  vi.stubEnv(
    'TEMPERA_STORE',
    await serve((request, response) =>
      request.url === '/api/advisories'
        ? sendJson(response, 200, { advisories })
        : sendJson(response, 404, {}),
    ),
  );
  let [printed, told] = ['', ''];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += text;
    return true;
  });
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    told += text;
    return true;
  });
  await audit().parseAsync(args, { from: 'user' });
  vi.restoreAllMocks();
  return { printed, told, code: process.exitCode };
}

it('ends with 1 where the version that somebody has is vulnerable, and says what to do', async () => {
  const { printed, code } = await run([advisory]);
  expect(code).toBe(1);
  expect(printed).toMatch(/^high: neo 1\.0\.0: Open redirect\n.*Update, or check.*\n.*Fixed in 1\.1\.0\./);
  const asJson = await run([advisory], '--json');
  expect(JSON.parse(asJson.printed)).toEqual({ advisories: [advisory], copies: null, failed: [] });
});

it('keeps paragraphs and steps apart, and each notice from the next', async () => {
  const text = 'Update now.\n\n- Run `npm update`.\n- Restart.';
  const { printed } = await run([
    { ...advisory, text },
    { ...advisory, id: 'a2', slug: 'ink' },
  ]);
  expect(printed).toMatch(
    /^high: neo 1\.0\.0: Open redirect\n {2}Update now\.\n\n {2}- Run `npm update`\.\n {2}- Restart\.\n {2}Fixed in 1\.1\.0\.\n\nhigh: ink /,
  );
});

it('ends with 0 where nothing is, or nothing as bad, or they have updated', async () => {
  expect(await run([])).toEqual({ code: 0, printed: 'No known vulnerabilities.\n', told: '' });
  expect((await run([{ ...advisory, held: '1.1.0' }])).code).toBe(0);
  expect((await run([advisory], '--severity', 'critical')).code).toBe(0);
});

it('looks at the version of a folder, where folders are named', async () => {
  const record = { store: 'https://store.example.com', slug: 'neo', version: '1.1.0', files: [] };
  await writeFile(join(folder, recordName), writeRecord(record));
  expect((await run([advisory], folder)).code).toBe(0);
  await writeFile(join(folder, recordName), writeRecord({ ...record, version: '1.0.0' }));
  const found = await run([advisory], folder);
  expect(found.code).toBe(1);
  expect(found.printed).toContain(`Folder: ${folder}\n`);
});

it('looks at every folder, whatever is in the others, and ends as the worst', async () => {
  const named = ['none', 'safe', 'bad'].map((name) => join(folder, name));
  const [none = '', safe = '', bad = ''] = named;
  for (const one of named) await mkdir(one);
  const record = { store: 'https://store.example.com', slug: 'neo', version: '1.1.0', files: [] };
  await writeFile(join(safe, recordName), writeRecord(record));
  await writeFile(join(bad, recordName), writeRecord({ ...record, version: '1.0.0' }));
  const all = await run([advisory], none, safe, bad);
  expect(all.code).toBe(6);
  expect(all.printed).toContain(`Folder: ${bad}\n`);
  expect(all.told).toContain(`${none} is no template`);
  const asJson = JSON.parse((await run([advisory], '--json', none, safe, bad)).printed);
  expect(asJson).toMatchObject({
    advisories: [{ id: 'a1' }],
    copies: [{ folder: safe }, { folder: bad }],
    failed: [{ folder: none, reason: 'no-template' }],
  });
  expect((await run([advisory], safe, bad)).code).toBe(1);
  expect(JSON.parse((await run([advisory], '--json', none)).printed).error.reason).toBe('no-template');
});
