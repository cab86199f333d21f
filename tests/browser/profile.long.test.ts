import { Buffer } from 'node:buffer';
import { messageOf } from '@tempera/domain/calls/reason-texts';
import { loginMessages } from '@tempera/domain/people/auth-messages';
import { nameTexts } from '@tempera/domain/people/person-name';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { seeFieldError, sendLogin } from './kit/auth-page.ts';
import { newPage, useBrowser } from './kit/browser.ts';
import { fillCard, payButton } from './kit/checkout.ts';
import { eventually } from './kit/eventually.ts';
import { press, typeInto } from './kit/keyboard.ts';
import { type Account, openSection, signIn, somebodyKnown } from './kit/people.ts';
import { saved } from './kit/saved.ts';
import { db, ordersOf, userOf } from './kit/store.ts';
import { seeToast } from './kit/toasts.ts';

useBrowser();

/** One red pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

async function atProfile(
  options: Parameters<typeof newPage>[0] = {},
): Promise<{ page: Page; person: Account }> {
  const person = await somebodyKnown();
  const page = await newPage(options);
  await signIn(page, person);
  await page.goto('/profile');
  await page.getByText('Member since').waitFor();
  await page
    .getByRole('definition')
    .filter({ hasText: /^customer$/i })
    .waitFor();
  return { page, person };
}

async function buy(page: Page, slug: string): Promise<void> {
  await page.goto(`/checkout/product=${slug}`);
  await payButton(page).waitFor();
  if (slug !== 'neogate') await fillCard(page);
  await payButton(page).click();
  await page.getByRole('heading', { name: 'Order Complete' }).waitFor();
}

const edit = (page: Page) => page.getByRole('button', { name: 'Edit profile' }).click();
const save = (page: Page) => page.getByRole('button', { name: 'Save profile' }).click();
const form = (page: Page) => page.getByRole('form', { name: 'Edit profile' });
const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

describe('edit mode', () => {
  it('stores name and words about oneself, for the header too', async () => {
    const { page, person } = await atProfile();
    await edit(page);
    await page.getByLabel('Name', { exact: true }).fill('  Mira \u05de\u05d9\u05e8\u05d4 \u{1F3A8}  ');
    await page.getByLabel('About you').fill('Paints with code.\nBy hand.');
    await page.getByText('26 of 500').waitFor();
    await save(page);
    await form(page).waitFor({ state: 'detached' });
    await h1(page, 'Mira \u05de\u05d9\u05e8\u05d4 \u{1F3A8}').waitFor();
    await page.getByText('Paints with code.').waitFor();
    await page.getByText('Welcome, Mira \u05de\u05d9\u05e8\u05d4 \u{1F3A8}').waitFor();
    await page.reload();
    await page.getByText('By hand.').waitFor();
    expect((await userOf(person.email))?.bio).toBe('Paints with code.\nBy hand.');
  });

  it('says at each field what is wrong, and stores nothing of it', async () => {
    const { page, person } = await atProfile();
    await edit(page);
    await page.getByLabel('Name', { exact: true }).fill('   ');
    await page.getByLabel('About you').fill('x'.repeat(10_240));
    await save(page);
    await seeFieldError(page, 'Name', 'Please enter your name.');
    await page.getByText('Use at most 500 characters.').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await h1(page, person.name).waitFor();
    expect(await userOf(person.email)).toMatchObject({ name: person.name, bio: '', avatar: '' });
  });

  it('takes no name that others would take for the team’s or the store’s', async () => {
    const { page, person } = await atProfile({ expected: /changeName|400/ });
    await edit(page);
    for (const name of ['Olive Owner', 'Оlіve Оwner', 'Tempera Support']) {
      await page.getByLabel('Name', { exact: true }).fill(name);
      await save(page);
      await seeFieldError(page, 'Name', messageOf({ reason: 'name-reserved' }));
    }
    expect((await userOf(person.email))?.name).toBe(person.name);
    await page.getByLabel('Name', { exact: true }).fill('Win at evil.example');
    await save(page);
    await seeFieldError(page, 'Name', nameTexts.address);
  });

  it('needs no mouse, and leaves the focus where it came from', async () => {
    const { page } = await atProfile();
    const button = page.getByRole('button', { name: 'Edit profile' });
    await press(page, button);
    const isFocused = (target: ReturnType<Page['getByRole']>) =>
      target.evaluate((element) => element === document.activeElement);
    await eventually(() => isFocused(page.getByLabel('Name', { exact: true }))).toBe(true);
    await typeInto(page, page.getByLabel('About you'), 'By keyboard');
    await press(page, page.getByRole('button', { name: 'Save profile' }));
    await form(page).waitFor({ state: 'detached' });
    await eventually(() => isFocused(button)).toBe(true);
    await page.getByText('By keyboard', { exact: true }).waitFor();
  });

  it('asks before changes are lost to another section', async () => {
    const { page } = await atProfile();
    await edit(page);
    await page.getByLabel('About you').fill('Half a thought');
    const nav = page.getByRole('navigation', { name: 'Profile' });
    await nav.getByRole('link', { name: 'Orders' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Stay here' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.getByLabel('About you').inputValue()).toBe('Half a thought');
    await nav.getByRole('link', { name: 'Orders' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click();
    await page.getByRole('heading', { level: 2, name: 'Orders' }).waitFor();
  });

  it('takes a picture from a file, and shows initials instead of one on another server', async () => {
    const { page, person } = await atProfile({ expected: /uploadAvatar/ });
    await edit(page);
    const chooser = page.getByLabel('Picture file');
    await chooser.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
    const refused = page.getByText(messageOf({ reason: 'image-invalid' }));
    await refused.waitFor();
    await chooser.setInputFiles({ name: 'me.html', mimeType: 'text/html', buffer: png });
    await refused.waitFor();
    await chooser.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png });
    const picture = page.locator('main img[src^="/avatars/"]').first();
    await picture.waitFor();
    await refused.waitFor({ state: 'detached' });
    await eventually(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(16);
    expect((await userOf(person.email))?.avatar).toMatch(/^\/avatars\//);
    await page.getByRole('button', { name: 'Cancel' }).click();

    const [stored] = (await db().collection('users').where('email', '==', person.email).get()).docs;
    await stored?.ref.update({ avatar: 'https://pictures.example.com/gone.png' });
    await page
      .getByRole('main')
      .getByText(/^N\p{L}$/u)
      .waitFor();
    expect(await page.locator('main img').count()).toBe(0);
  });
});

describe('what one has here', () => {
  it('is counted for real, and each order has its invoice', async () => {
    const { page, person } = await atProfile({});
    await buy(page, 'astroaccess');
    const [order] = await ordersOf(person.email);
    await page.goto('/profile');
    const figure = (what: string) =>
      page
        .locator('dl > div')
        .filter({ has: page.getByText(what, { exact: true }) })
        .locator('dd')
        .textContent();
    await page.getByText('template owned', { exact: true }).waitFor();
    await eventually(() => figure('order')).toBe('1');
    await eventually(() => figure('spent in all')).toBe('$3.04');
    expect(await figure('template owned')).toBe('1');

    await openSection(page, 'Orders');
    const button = page.getByRole('button', { name: `Invoice of ${order?.id}` });
    await button.waitFor();
    await eventually(async () => (await db().doc(`invoices/${order?.id}`).get()).exists).toBe(true);
    const { name, bytes } = await saved(page, () => button.click());
    expect(name).toMatch(/^INV-\d+\.pdf$/);
    expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-');
    await seeToast(page, {
      title: `Invoice ${name.replace('.pdf', '')} is saved`,
      text: name,
      role: 'status',
    });
  });

  it('has no invoice for what cost nothing, and downloads from the library with its versions', async () => {
    const { page } = await atProfile();
    await buy(page, 'neogate');
    await page.goto('/profile#orders');
    await page.getByText('ORD-').first().waitFor();
    expect(await page.getByRole('button', { name: /^Invoice of/ }).count()).toBe(0);

    await openSection(page, 'My library');
    await page.getByRole('button', { name: 'Versions of Neo Gate' }).click();
    const versions = page.getByRole('list', { name: 'Versions of Neo Gate' });
    const older = versions.getByRole('button', { name: /^Download Neo Gate \d/ }).first();
    await older.waitFor();
    const { name } = await saved(page, () => older.click());
    expect(name).toMatch(/\.zip$/);
    await openSection(page, 'Download history');
    await page.getByRole('region', { name: 'Download history' }).getByText('Neo Gate').first().waitFor();
  });

  it('says that an invoice is not there yet in the words of the store', async () => {
    const { page } = await atProfile({ expected: /requestInvoice|503/ });
    await buy(page, 'blog');
    await page.route('**/requestInvoice', (route) =>
      route.fulfill({
        status: 503,
        json: { error: { status: 'UNAVAILABLE', message: '', details: { reason: 'invoice-not-ready' } } },
        headers: { 'access-control-allow-origin': '*' },
      }),
    );
    await page.goto('/profile#orders');
    await page.getByRole('button', { name: /^Invoice of/ }).click();
    const text = messageOf({ reason: 'invoice-not-ready' });
    await seeToast(page, { title: 'No invoice yet', text, role: 'status' });
  });
});

describe('one’s own data', () => {
  it('is given as a file with everything in it', async () => {
    const { page, person } = await atProfile();
    await buy(page, 'neogate');
    const [order] = await ordersOf(person.email);
    await page.goto('/profile#your-data');
    const { name, bytes } = await saved(page, () =>
      page.getByRole('button', { name: 'Download your data' }).click(),
    );
    expect(name).toMatch(/\.json$/);
    const text = bytes.toString('utf8');
    JSON.parse(text);
    expect(text).toContain(order?.id);
    expect(text).toContain(person.email);
  });

  it('goes with the account, once the person has proven themself', async () => {
    const { page, person } = await atProfile({ expected: /deleteAccount|status of 400/ });
    await openSection(page, 'Your data');
    await page.getByRole('button', { name: 'Delete your account' }).click();
    const dialog = page.getByRole('dialog');
    const confirm = dialog.getByRole('button', { name: 'Delete account' });
    await dialog.getByLabel('Type DELETE to confirm').fill('delete');
    await confirm.click();
    await seeFieldError(page, 'Type DELETE to confirm', 'Type DELETE to confirm.');
    await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
    // As if the last sign-in had been a while ago.
    await page.route(
      '**/deleteAccount',
      (route) =>
        route.fulfill({
          status: 400,
          json: {
            error: { status: 'FAILED_PRECONDITION', message: '', details: { reason: 'sign-in-again' } },
          },
          headers: { 'access-control-allow-origin': '*' },
        }),
      { times: 1 },
    );
    await confirm.click();
    await dialog.getByText(messageOf({ reason: 'sign-in-again' })).waitFor();
    await dialog.getByLabel('Your password', { exact: true }).fill('Not-mine-1');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await page
      .getByText(loginMessages.failed.text)
      .or(page.getByText(/^Incorrect password/))
      .waitFor();
    await dialog.getByLabel('Your password', { exact: true }).fill(person.password);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await seeToast(page, {
      title: 'Your account is deleted',
      text: 'We’re sorry to see you go.',
      role: 'status',
    });
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();

    await page.goto('/auth/Login');
    await sendLogin(page, person);
    await page.getByRole('alert').first().waitFor();
    expect(await userOf(person.email)).toBeUndefined();
  });
});
