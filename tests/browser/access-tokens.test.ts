import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paths } from '@tempera/domain/site/paths';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { git, hasGit } from '../functions/support/git.ts';
import { newPage, storeUrl, useBrowser } from './kit/browser.ts';
import { openSection } from './kit/people.ts';
import { grant, signInSomebody } from './kit/readers.ts';

useBrowser();

/** What a program hears that asks with a token who it acts for. */
const askWith = (token: string) =>
  fetch(`${storeUrl}/api/me`, { headers: { authorization: `Bearer ${token}` } });

/** What a device says, by RFC 8628. */
async function post<Answer>(path: string, body: object): Promise<{ status: number; answer: Answer }> {
  const response = await fetch(`${storeUrl}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, answer: (await response.json()) as Answer };
}

interface Started {
  device_code: string;
  user_code: string;
  verification_uri_complete: string;
}

const startDevice = async (name: string): Promise<Started> =>
  (await post<Started>('/api/device', { client_name: name, scopes: ['library', 'profile'] })).answer;

const askAsDevice = ({ device_code }: Started) =>
  post<{ access_token?: string; error?: string }>('/api/device/token', { device_code });

const openTokens = async (page: Page) => {
  await page.goto('/profile');
  await openSection(page, 'Access tokens');
};

/** The text of what has the focus; of a page where nothing has it, all of it. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

it('a token is shown once, works, and is refused as soon as it is revoked', async () => {
  const page = await newPage();
  const { uid } = await signInSomebody(page);
  await openTokens(page);
  await page.getByText('No access tokens yet.').waitFor();
  const tools = page.getByRole('region', { name: 'Set up your tools' });
  await tools.getByText('npm and pnpm').click();
  await tools.getByText(`:registry=${storeUrl}/npm/`).waitFor();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await tools.getByRole('button', { name: 'Copy npm and pnpm, step 2' }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toBe('export STORE_TOKEN=tpa_…');
  await page.getByRole('button', { name: 'Create a token' }).click();
  const dialog = page.getByRole('dialog');
  // Nobody who can't publish is offered to let a program do it.
  expect(await dialog.getByRole('checkbox', { name: 'Publish' }).count()).toBe(0);
  await dialog.getByRole('checkbox', { name: 'Library' }).uncheck();
  await dialog.getByRole('checkbox', { name: 'Profile' }).uncheck();
  await dialog.getByRole('button', { name: 'Create token' }).click();
  await dialog.getByText('Please enter a name.').waitFor();
  await dialog.getByText('Choose at least one scope.').waitFor();
  await dialog.getByLabel('Name').fill('Work laptop');
  await dialog.getByRole('checkbox', { name: 'Profile' }).check();
  await dialog.getByLabel('Expires after').selectOption('30');
  await dialog.getByRole('button', { name: 'Create token' }).click();

  const shown = page.getByRole('region', { name: 'Your new token' });
  const token = (await shown.getByText(/^tpa_/).textContent()) ?? '';
  await shown.getByRole('button', { name: 'Copy token' }).click();
  await page.getByText('Token copied').waitFor();
  expect(await copied()).toBe(token);
  const row = page.getByRole('listitem').filter({ hasText: 'Work laptop' });
  await row.getByText('Never used').waitFor();

  const asked = await askWith(token);
  expect(await asked.json()).toMatchObject({ uid, scopes: ['profile'] });
  await row.getByText('Last used').waitFor();
  const asksFirst = page.waitForEvent('dialog');
  const reloaded = page.reload();
  const question = await asksFirst;
  expect(question.type()).toBe('beforeunload');
  await question.accept();
  await reloaded;
  await row.waitFor();
  expect(await page.getByText(token).count()).toBe(0);

  await row.getByRole('button', { name: 'Revoke Work laptop' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect((await askWith(token)).status).toBe(200);
  await row.getByRole('button', { name: 'Revoke Work laptop' }).click();
  await dialog.getByRole('button', { name: 'Revoke token' }).click();
  await page.getByText('No access tokens yet.').waitFor();
  await expect.poll(() => focused(page)).toBe('Create a token');
  const refused = await askWith(token);
  expect(refused.status).toBe(401);
  expect(await refused.json()).toMatchObject({ reason: 'sign-in-required', message: expect.any(String) });
});

it('a device that shows a code is let in by its person, and not where they deny it', async () => {
  const page = await newPage();
  const { uid } = await signInSomebody(page);
  const wanted = await startDevice('Command line on a laptop');
  expect((await askAsDevice(wanted)).answer.error).toBe('authorization_pending');
  await page.goto(
    new URL(wanted.verification_uri_complete).pathname + new URL(wanted.verification_uri_complete).search,
  );
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Connect Command line on a laptop?' }).waitFor();
  await page.getByText(wanted.user_code, { exact: true }).waitFor();
  await page.getByText('Download templates you own').waitFor();
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByText('Command line on a laptop is connected').waitFor();
  const { status, answer } = await askAsDevice(wanted);
  expect(status).toBe(200);
  expect(await (await askWith(answer.access_token ?? '')).json()).toMatchObject({ uid });
  await page.getByRole('link', { name: 'See your access tokens' }).click();
  await page.getByRole('listitem').filter({ hasText: 'Command line on a laptop' }).waitFor();

  const unwanted = await startDevice('Somebody else');
  await page.goto(paths.activate);
  const code = page.getByLabel('Code');
  await code.fill('nonsense');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('Please enter the eight letters that your device shows.').waitFor();
  await code.fill(unwanted.user_code.toLowerCase().replace('-', ' '));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Deny' }).click();
  await page.getByText('Request denied').waitFor();
  expect((await askAsDevice(unwanted)).answer.error).toBe('access_denied');
});

it('who opens the link of a device without being logged in is back at it after they are', async () => {
  const page = await newPage();
  await page.goto(paths.activateCode('BCDF-GHJK'));
  await page.waitForURL(({ pathname }) => pathname === paths.login || pathname === '/login');
  expect(new URL(page.url()).searchParams.get('next')).toBe(paths.activateCode('BCDF-GHJK'));
});

describe.skipIf(!hasGit)('a git command (skipped where there is no git)', () => {
  const slug = 'portfolio';
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tempera-clone-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('stands where who bought a template looks for it, and brings it with a token', async () => {
    const page = await newPage();
    const { uid } = await signInSomebody(page);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const copy = page.getByRole('button', { name: /^Copy the git command for / });
    const address = paths.preview('portfolio', slug);
    await page.goto(address);
    await page.getByRole('button', { name: 'Add to cart' }).first().waitFor();
    expect(await copy.count()).toBe(0);
    await grant(uid, slug);
    await page.reload();
    await copy.click();
    await page.getByText('Command copied').waitFor();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    const command = await copied();
    expect(command).toBe(`git clone ${storeUrl}/git/${slug}.git`);
    await page.goto('/profile');
    await openSection(page, 'My library');
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await copy.click();
    await expect.poll(copied).toBe(command);

    await page.getByRole('link', { name: 'access token', exact: true }).click();
    await page.getByRole('button', { name: 'Create a token' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Git');
    await dialog.getByRole('button', { name: 'Create token' }).click();
    const token = (await page.getByText(/^tpa_\w{38}$/).textContent()) ?? '';
    await page.getByRole('button', { name: 'Done' }).press('Enter');
    await expect.poll(() => focused(page)).toBe('Create a token');
    const asker = `credential.helper=!f() { echo username=me; echo password=${token}; }; f`;
    await git(folder, '-c', asker, ...command.split(' ').slice(1));
    expect(await readdir(join(folder, slug))).toContain('index.html');
  });
});
