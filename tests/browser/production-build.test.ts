import { execFile } from 'node:child_process';
import { glob, mkdtemp, readFile, rm } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { messages } from '@tempera/domain/site/messages';
import { paths } from '@tempera/domain/site/paths';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fixedPorts } from '../../emulators/launcher/ports.ts';
import { demoAccounts, providerAccounts } from '../../emulators/seed/accounts.ts';
import { loadPages } from '../../functions/src/rendering/page-bundle.ts';
import { keysIn, testCardsIn } from '../find-secrets.ts';
import { copyPublicDocs } from './kit/another-project.ts';
import { required } from './kit/environment.ts';

const root = resolve(import.meta.dirname, '..', '..');
/** What the machine may hold that builds. */
const secrets = {
  STRIPE_SECRET_KEY: `sk_live_${'4eC39HqLyjWDarjtT1zdp7dc'}`,
  STRIPE_WEBHOOK_SECRET: `whsec_${'5fD40IrMzkXEbskuU2aeq8ed'}`,
};
let folder = '';
let files: { name: string; text: string }[] = [];

/** No `demo-` project, as a store of customers is none. */
const project = 'my-prod';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tempera-production-'));
  const vite = join(root, 'node_modules', '.bin', 'vite');
  // Vitest's own mode would be taken for the build's.
  const { NODE_ENV: _mode, ...rest } = process.env;
  const env = {
    ...rest,
    TEMPERA_BUILD_DIR: folder,
    VITE_FIREBASE_PROJECT_ID: project,
    VITE_FIREBASE_API_KEY: 'key-of-my-prod',
    VITE_STRIPE_PUBLISHABLE_KEY: 'pk_test_my_prod',
    ...secrets,
  };
  for (const half of [[], ['--ssr', 'src/entry-server.tsx']]) {
    await promisify(execFile)(vite, ['build', 'web', '--emptyOutDir', ...half], { cwd: root, env });
  }
  for await (const name of glob('dist/**/*.{js,html,css,json,txt,svg}', { cwd: folder })) {
    files.push({ name, text: await readFile(join(folder, name), 'utf8') });
  }
}, 120_000);
afterAll(async () => {
  files = [];
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
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

  it.each([...providerAccounts.google, ...providerAccounts.github])(
    'holds nobody whom the chooser of provider accounts offers: $email',
    ({ email }) => expect(holding(email)).toEqual([]),
  );

  it.each([
    'Local store: log in as',
    'Only the local store asks here',
    'email_verified:!0',
    'Local store: test cards',
    'local.json',
    'Card number',
    'cc-number',
    'Enter the card number',
  ])('does not hold %s', (text) => {
    expect(holding(text)).toEqual([]);
  });

  it('holds no key, no signing secret and no card, whatever the machine holds that builds it', () => {
    const found = files.flatMap(({ name, text }) =>
      [...keysIn(text), ...testCardsIn(text)].map((secret) => `${secret.slice(0, 8)}… in ${name}`),
    );
    expect(found).toEqual([]);
    expect(Object.values(secrets).flatMap(keysIn)).toHaveLength(2);
  });

  it('takes cards with Stripe’s own fields, which its pages may load', () => {
    expect(holding('pk_test_my_prod').length).toBeGreaterThan(0);
    const shell = files.find(({ name }) => name.endsWith('shell.html'))?.text;
    expect(shell).toMatch(/script-src [^;]*https:\/\/js\.stripe\.com/);
  });

  it('has source maps that no file names, right for the app as well, whose beginning is the bundler’s no more', async () => {
    const app = files.find(({ name }) => /\/app-[^/]+\.js$/.test(name));
    expect(holding('sourceMappingURL')).toEqual([]);
    const text = messages.unexpected.text;
    const lines = app?.text.split('\n') ?? [];
    const row = lines.findIndex((line) => line.includes(text));
    const map = new SourceMap(JSON.parse(await readFile(join(folder, `${app?.name}.map`), 'utf8')));
    const entry = map.findEntry(row, lines[row]?.indexOf(text) ?? 0);
    if (!('originalSource' in entry)) throw new Error('not mapped');
    expect(entry.originalSource).toMatch(/domain\/src\/site\/messages\.ts$/);
    const source = await readFile(join(root, 'domain/src/site/messages.ts'), 'utf8');
    expect(source.split('\n')[entry.originalLine]).toContain(text);
  });

  it('names no address of an emulator', () => {
    const ports = Object.values(fixedPorts());
    const addresses = ports.flatMap((port) => [`127.0.0.1:${port}`, `localhost:${port}`]);
    // The Firebase SDK itself knows how to speak to emulators; what counts is that nobody tells it where they are.
    for (const address of addresses) expect(holding(address)).toEqual([]);
    expect(holding('port:9099').concat(holding('"port":9099'))).toEqual([]);
  });
});

describe('its pages, rendered outside a demo project', () => {
  const asked: string[] = [];
  const store = `https://${project}.web.app`;

  beforeAll(async () => {
    const emulator = await copyPublicDocs(project);
    // The pages ask Google's own address and the store's, where nobody answers a test.
    const here = { 'https://firestore.googleapis.com': emulator, [store]: required('TEMPERA_STORE_URL') };
    const real = fetch;
    vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
      asked.push(input);
      const [there, address = ''] = Object.entries(here).find(([origin]) => input.startsWith(origin)) ?? [];
      return real(there ? input.replace(there, address) : input, init);
    });
    vi.stubEnv('TEMPERA_STORE_ORIGIN', '');
    vi.stubEnv('GCLOUD_PROJECT', project);
    vi.spyOn(process, 'cwd').mockReturnValue(folder);
  });

  const reference = 'R3F3R3NC';
  const render = async (path: string) =>
    (await loadPages()).render({ url: `https://store.invalid${path}`, cookie: '', reference });

  it.each([
    ['/', 'Neo Gate'],
    ['/templates', 'Neo Gate'],
    [paths.preview('auth', 'neogate'), 'Neo Gate'],
    ['/pricing', 'Starter'],
  ])('answers %s with its content', async (path, content) => {
    const page = await render(path);
    expect(page).toMatchObject({ status: 200, html: expect.stringContaining(content) });
  });

  it('names the reference of a page that fails, and says what failed', async () => {
    const failing = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
    const page = await render('/product/category=auth/not-read-before/preview');
    failing.mockRestore();
    expect(page).toMatchObject({ status: 500, failures: [new TypeError('fetch failed')] });
    expect(page).toMatchObject({ html: expect.stringContaining(`Reference ${reference}`) });
    expect((await render('/')) as { html: string }).toMatchObject({
      failures: [],
      html: expect.not.stringContaining('Reference'),
    });
  });

  it("hands the browser the build's own project, and no emulator", async () => {
    const { html } = (await render('/')) as { html: string };
    const state = /<script type="application\/json" id="tempera-state">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    const { config } = JSON.parse(state);
    expect(config).toMatchObject({ projectId: project, apiKey: 'key-of-my-prod' });
    expect(config.emulators).toBeUndefined();
  });

  it("asks for its documents at that project's address, with its key, and for rows at its own", async () => {
    await render('/templates');
    const documents = `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)/documents/`;
    const rows = asked.filter((url) => url.startsWith(`${store}/catalogue/`));
    expect(asked.length).toBeGreaterThan(rows.length);
    expect(rows.length).toBeGreaterThan(0);
    for (const url of asked.filter((one) => !rows.includes(one))) {
      expect(url.startsWith(documents)).toBe(true);
      expect(url).toContain('key=key-of-my-prod');
    }
  });
});
