import {
  appendFileSync,
  chmodSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { apis, secrets } from '../setup/steps.ts';
import { deploy } from './deploy.ts';
import { realWorld } from './world.ts';

const project = 'my-store';
const origin = `https://${project}.web.app`;

let root = '';
let printed: string[] = [];
const usualPath = process.env.PATH ?? '';

/** What a program of the PATH writes down of each call, and answers by the beginning of its arguments. */
const standIn = (name: string, answers: Record<string, string>) => `#!${process.execPath}
const { appendFileSync, mkdirSync, writeFileSync } = require('node:fs');
const args = process.argv.slice(2).join(' ');
appendFileSync(${JSON.stringify(join(root, 'calls'))}, '${name} ' + args + '\\n');
const answers = ${JSON.stringify(answers)};
const found = Object.keys(answers).find((start) => args.startsWith(start));
if (found === undefined) process.exit(0);
if (answers[found] === 'FAIL') process.exit(2);
if (answers[found] === 'BUILD') {
  mkdirSync('web/dist/assets', { recursive: true });
  writeFileSync('web/dist/shell.html', '<title>shop</title>');
  writeFileSync('web/dist/assets/app-new.js', process.env.VITE_FIREBASE_PROJECT_ID + process.env.BAD);
  writeFileSync('web/dist/assets/app-new.js.map', '{}');
} else process.stdout.write(answers[found]);
`;

function put(name: string, answers: Record<string, string>): void {
  const file = join(root, 'bin', name);
  writeFileSync(file, standIn(name, answers));
  chmodSync(file, 0o755);
}

const readyProject = {
  'auth list': 'owner@example.com',
  'billing projects': 'True',
  'services list': apis.join('\n'),
  'firestore databases': `projects/${project}/databases/(default)`,
  'iam service-accounts': ['store', 'pages']
    .map((name) => `${name}@${project}.iam.gserviceaccount.com`)
    .join('\n'),
  'secrets list': secrets.join('\n'),
  'storage buckets': JSON.stringify({ cors_config: [{ origin: [origin] }] }),
};

/** A project to which everything has been done that a deploy needs. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tempera-deploy-'));
  printed = [];
  for (const dir of ['bin', 'functions', 'web']) mkdirSync(join(root, dir));
  writeFileSync(
    join(root, 'functions', `.env.${project}`),
    `OWNER_EMAIL=owner@example.com\nOWNER_CLAIM=${'c'.repeat(32)}\nSTORE_ORIGIN=${origin}\nSTORE_REGION=europe-west1\n`,
  );
  writeFileSync(
    join(root, 'web', `.env.${project}`),
    `VITE_FIREBASE_PROJECT_ID=${project}\nVITE_FIREBASE_API_KEY=k\nVITE_FIREBASE_AUTH_DOMAIN=a\nVITE_FIREBASE_APP_ID=i\nVITE_FIREBASE_REGION=europe-west1\nVITE_STORE_ORIGIN=${origin}\n`,
  );
  put('git', {});
  put('npm', { 'run build': 'BUILD' });
  put('firebase', { 'projects:list': `{"result":[{"projectId":"${project}"}]}` });
  put('gcloud', readyProject);
  process.env.PATH = join(root, 'bin') + delimiter + usualPath;
});
afterEach(() => {
  process.env.PATH = usualPath;
  delete process.env.BAD;
  rmSync(root, { recursive: true });
});

/** The deployed store, as it was before and is afterwards. */
const store: Record<string, [status: number, type: string, text: string]> = {
  [`${origin}/`]: [200, 'text/html', '<script id="tempera-state">'],
  [`${origin}/templates`]: [200, 'text/html', '<script id="tempera-state">'],
  [`${origin}/health`]: [200, 'application/json', '{"status":"ok"}'],
  [`${origin}/release.json`]: [200, 'application/json', '{"files":["app-old.js","../../evil.js"]}'],
  [`${origin}/assets/app-old.js`]: [200, 'text/javascript', 'old'],
  [`https://europe-west1-${project}.cloudfunctions.net/quoteCheckout`]: [
    400,
    'application/json',
    '{"error":{"details":{"reason":"invalid-input"}}}',
  ],
  [`https://firestore.googleapis.com/v1/projects/${project}/databases/(default)/documents/orders`]: [
    403,
    'application/json',
    '{}',
  ],
};
const answerFrom = (pages: typeof store) =>
  (async (url: string) => {
    const [status, type, text] = pages[url] ?? [404, 'text/html', ''];
    return new Response(text, { status, headers: { 'content-type': type } });
  }) as unknown as typeof fetch;

const attempt = (isDry: boolean, pages = store, id = project) =>
  deploy(id, isDry, {
    ...realWorld(root),
    fetch: answerFrom(pages),
    print: (line) => printed.push(line),
  });
const calls = () => readFileSync(join(root, 'calls'), 'utf8').trim().split('\n');
const sent = () => calls().filter((call) => /^(npm|firebase deploy)/.test(call));

describe('a dry run', () => {
  it('prints the plan and sends nothing', async () => {
    expect(await attempt(true)).toBe(0);
    const text = printed.join('\n');
    for (const line of ['npm run build', '--only functions', '--only hosting', 'Roll back'])
      expect(text).toContain(line);
    expect(sent()).toEqual([]);
  });

  it('names what was left as the docs have it, no region, and no id of a project', async () => {
    const copied = 'VITE_FIREBASE_API_KEY=...\nVITE_FIREBASE_AUTH_DOMAIN=ID.firebaseapp.com\n';
    writeFileSync(join(root, 'web', '.env.x'), `${copied}VITE_FIREBASE_REGION=mars\n`);
    writeFileSync(join(root, 'functions', '.env.x'), 'STORE_REGION=mars\n');
    expect(await attempt(true, store, 'x')).toBe(1);
    const text = printed.join('\n');
    for (const name of ['VITE_FIREBASE_API_KEY', 'VITE_FIREBASE_AUTH_DOMAIN', 'one region', 'called x'])
      expect(text).toMatch(new RegExp(`MISSING  .*${name}`));
    expect(text).toContain('The plan:');
  });

  it('names all that is missing, each with its remedy, in one run', async () => {
    for (const folder of ['functions', 'web']) rmSync(join(root, folder, `.env.${project}`));
    put('git', { status: ' M README.md' });
    put('firebase', { 'projects:list': 'FAIL', 'firestore:indexes': 'FAIL' });
    put('gcloud', {
      'auth list': 'owner@example.com',
      'billing projects': 'False',
      'secrets list': 'SMTP_PASSWORD',
    });
    expect(await attempt(true)).toBe(1);
    const text = printed.join('\n');
    for (const remedy of [
      'OWNER_EMAIL=you@example.com',
      'OWNER_CLAIM=',
      `STORE_ORIGIN=${origin}`,
      `apps:sdkconfig web --project ${project}`,
      'Commit or stash',
      'npx firebase login',
      'Upgrade the project',
      'adds DOWNLOAD_SIGNING_KEY',
      'run.googleapis.com',
    ]) {
      expect(text).toContain(remedy);
    }
    expect(text).toContain('The plan:');
    expect(sent()).toEqual([]);
  });

  it('says what can’t be looked at without the Cloud SDK', async () => {
    rmSync(join(root, 'bin', 'gcloud'));
    process.env.PATH = join(root, 'bin');
    expect(await attempt(true)).toBe(1);
    expect(printed.filter((line) => line.includes('unknown  ')).join()).toContain('the Blaze plan');
    expect(printed.join('\n')).toContain('Install the Google Cloud SDK');
  });
});

describe('the mail server', () => {
  const withVersions = (count: number) =>
    put('gcloud', { 'secrets versions list SMTP_PASSWORD': '1\n'.repeat(count), ...readyProject });
  const name = (host: string) =>
    appendFileSync(join(root, 'functions', `.env.${project}`), `SMTP_HOST=${host}\n`);

  it('need not be named before there is a password', async () => {
    withVersions(1);
    expect(await attempt(true)).toBe(0);
    expect(printed.join('\n')).not.toContain('SMTP_HOST');
  });

  it('is named where a password is, or nothing is sent', async () => {
    withVersions(2);
    expect(await attempt(false)).toBe(1);
    expect(printed.join('\n')).toContain('SMTP_HOST=smtp.example.com');
    expect(sent()).toEqual([]);
    name('smtp.example.org');
    expect(await attempt(true)).toBe(0);
  });

  it('is a name, not an address', async () => {
    withVersions(2);
    name('smtps://smtp.example.org:465');
    expect(await attempt(true)).toBe(1);
  });
});

const setIn = (file: string, line: string) => appendFileSync(join(root, file), line);

describe('App Check', () => {
  const ofPages = 'VITE_APP_CHECK_SITE_KEY=k\nVITE_ENFORCE_APP_CHECK=true\n';
  const ofFunctions = 'ENFORCE_APP_CHECK=true\nWEB_APP_ID=i\n';
  const refusing = {
    ...store,
    [`https://europe-west1-${project}.cloudfunctions.net/quoteCheckout`]: [
      401,
      'application/json',
      '{"error":{"details":{"reason":"sign-in-required"}}}',
    ],
  } as typeof store;

  it.each([
    ['the pages', 'functions', ofFunctions],
    ['the functions', 'web', ofPages],
  ])('is not sent where %s know nothing of it', async (_who, folder, lines) => {
    setIn(`${folder}/.env.${project}`, lines);
    expect(await attempt(false, refusing)).toBe(1);
    expect(printed.join('\n')).toMatch(/MISSING {2}App Check/);
    expect(sent()).toEqual([]);
  });

  it('is not sent with another app than the pages are', async () => {
    setIn(`web/.env.${project}`, ofPages);
    setIn(`functions/.env.${project}`, ofFunctions.replace('=i', '=other'));
    expect(await attempt(true)).toBe(1);
  });

  it('is enforced where functions refuse whoever looks at the store without a token', async () => {
    setIn(`web/.env.${project}`, ofPages);
    setIn(`functions/.env.${project}`, ofFunctions);
    expect(await attempt(false, refusing)).toBe(0);
    expect(await attempt(false)).toBe(1);
    expect(printed.at(-1)).toContain('quoteCheckout answered 400');
  });
});

describe('payments', () => {
  const versions = (count: number) => ({
    'secrets versions list STRIPE_SECRET_KEY': '1\n'.repeat(count),
    'secrets versions list STRIPE_WEBHOOK_SECRET': '1\n'.repeat(count),
  });
  const withGcloud = (answers: Record<string, string>) => put('gcloud', { ...answers, ...readyProject });

  it('are none in a store without keys, which is said and is no fault', async () => {
    withGcloud(versions(1));
    expect(await attempt(true)).toBe(0);
    expect(printed.join('\n')).toContain('no payments: free templates only');
  });

  it('need all three keys where there is one', async () => {
    withGcloud(versions(1));
    setIn(`web/.env.${project}`, 'VITE_STRIPE_PUBLISHABLE_KEY=pk_test_1\n');
    expect(await attempt(true)).toBe(1);
    const text = printed.join('\n');
    for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])
      expect(text).toContain(`functions:secrets:set ${name} --project ${project}`);
  });

  it('refuse a secret key in the file of the pages, and do not show it', async () => {
    withGcloud(versions(2));
    setIn(`web/.env.${project}`, 'VITE_STRIPE_PUBLISHABLE_KEY=sk_test_0123456789\n');
    expect(await attempt(false)).toBe(1);
    const text = printed.join('\n');
    expect(text).toContain('is a secret, which everybody could read');
    expect(text).not.toContain('sk_test_0123456789');
    expect(sent()).toEqual([]);
  });

  it('are fine with all of them', async () => {
    withGcloud(versions(2));
    setIn(`web/.env.${project}`, 'VITE_STRIPE_PUBLISHABLE_KEY=pk_test_1\n');
    expect(await attempt(true)).toBe(0);
    expect(printed.join('\n')).not.toContain('no payments');
  });
});

describe('a deploy', () => {
  it('builds, sends rules before functions before pages, and looks at the store', async () => {
    expect(await attempt(false)).toBe(0);
    const flags = `--project ${project} --non-interactive --force`;
    expect(sent()).toEqual([
      'npm run build',
      `firebase deploy --only firestore,storage ${flags}`,
      `firebase deploy --only functions ${flags}`,
      `firebase deploy --only hosting ${flags}`,
    ]);
    // The build has the project's own parameters.
    expect(readFileSync(join(root, 'web/dist/assets/app-new.js'), 'utf8')).toContain(project);
  });

  it('keeps the files of the release before, below assets alone', async () => {
    await attempt(false);
    expect(readFileSync(join(root, 'web/dist/assets/app-old.js'), 'utf8')).toBe('old');
    expect(JSON.parse(readFileSync(join(root, 'web/dist/release.json'), 'utf8'))).toEqual({
      files: ['app-new.js'],
    });
  });

  it('keeps the source maps, and sends none', async () => {
    await attempt(false);
    expect(globSync('**/*.map', { cwd: join(root, 'web/dist') })).toEqual([]);
    expect(readFileSync(join(root, '.tempera/releases/app-new/app-new.js.map'), 'utf8')).toBe('{}');
  });

  it('sends nothing while something is missing', async () => {
    put('git', { status: '?? new.ts' });
    expect(await attempt(false)).toBe(1);
    expect(sent()).toEqual([]);
  });

  it('sends no build that holds a demo account', async () => {
    const { demoAccounts } = await import('../../emulators/seed/accounts.ts');
    process.env.BAD = demoAccounts[0]?.password ?? '';
    expect(await attempt(false)).toBe(1);
    expect(sent()).toEqual(['npm run build']);
  });

  it('sends no build that holds a secret key, and does not print it', async () => {
    process.env.BAD = ['sk', 'live', '0123456789abcdefghij'].join('_');
    expect(await attempt(false)).toBe(1);
    expect(sent()).toEqual(['npm run build']);
    expect(printed.join('\n')).toContain('a secret key');
    expect(printed.join('\n')).not.toContain(process.env.BAD);
  });

  it('stops where a step fails, and says how to go back', async () => {
    put('firebase', { 'projects:list': `"${project}"`, 'deploy --only functions': 'FAIL' });
    expect(await attempt(false)).toBe(1);
    expect(sent().some((call) => call.includes('hosting'))).toBe(false);
    expect(printed.at(-1)).toContain('ended with 2');
    expect(printed.at(-1)).toContain('Roll back');
  });

  it('is no success while the store doesn’t answer as it should', async () => {
    expect(await attempt(false, { ...store, [`${origin}/`]: [500, 'text/html', ''] })).toBe(1);
    expect(printed.at(-1)).toContain(`${origin}/ answered 500`);
  });

  it('is no success while the store doesn’t read its database', async () => {
    const ill = { [`${origin}/health`]: [503, 'application/json', '{"status":"unavailable"}'] } as const;
    expect(await attempt(false, { ...store, ...(ill as unknown as typeof store) })).toBe(1);
    expect(printed.at(-1)).toContain(`${origin}/health answered 503`);
  });
});
