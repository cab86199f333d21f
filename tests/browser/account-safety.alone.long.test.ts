import { messageOf } from '@tempera/domain/calls/reason-texts';
import { signUpMessages } from '@tempera/domain/people/auth-messages';
import { messages } from '@tempera/domain/site/messages';
import type { Page } from 'playwright-core';
import { afterEach, describe, it } from 'vitest';
import { seeFieldError, sendLogin } from './kit/auth-page.ts';
import { newContext, newPage, useBrowser } from './kit/browser.ts';
import { payButton, seeComplete } from './kit/checkout.ts';
import { eventually } from './kit/eventually.ts';
import { awaitLink } from './kit/inbox.ts';
import { type Account, openSection, signIn, somebodyKnown } from './kit/people.ts';
import { changeSettings } from './kit/store.ts';
import { seeToast } from './kit/toasts.ts';

useBrowser();

async function signedIn(
  options: Parameters<typeof newPage>[0] = {},
): Promise<{ page: Page; person: Account }> {
  const person = await somebodyKnown();
  const page = await newPage(options);
  await signIn(page, person);
  return { page, person };
}

async function atSecurity(options?: Parameters<typeof newPage>[0]): Promise<{ page: Page; person: Account }> {
  const opened = await signedIn(options);
  await opened.page.goto('/profile#security');
  await opened.page.getByRole('button', { name: 'Link Google' }).waitFor();
  return opened;
}

const atLogin = (page: Page) => page.waitForURL((url) => url.pathname === '/login');
const nobody = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
const confirmNotice = (page: Page) => page.getByText(/^Confirm your address: open the link/);

describe('an address that is not confirmed', () => {
  afterEach(() => changeSettings({ requireEmailVerification: false }));

  it('keeps buying and downloading waiting, until the link is opened anywhere', async () => {
    const { page, person } = await signedIn({ expected: /placeOrder|requestDownload/ });
    await changeSettings({ requireEmailVerification: true });
    await page.goto('/product/category=auth/neogate/preview');
    await confirmNotice(page).waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Download Neo Gate' }).first().click();
    const text = messageOf({ reason: 'email-unverified' });
    await seeToast(page, { title: messages.download.failedTitle, text });

    await page.goto('/checkout/product=neogate');
    await confirmNotice(page).waitFor();
    await payButton(page).click();
    await page.getByText(text).waitFor();
    const notice = page.getByRole('status').filter({ has: confirmNotice(page) });
    await notice.getByRole('button', { name: 'Send the link again' }).click();
    await notice.getByRole('button', { name: /^Send again in \d+ s$/, disabled: true }).waitFor();
    const other = await newPage();
    await other.goto(await awaitLink(person.email, 'verifyEmail'));
    await other.getByRole('heading', { name: 'Email confirmed' }).waitFor();
    await confirmNotice(page).waitFor({ state: 'detached' });
    await payButton(page).click();
    await seeComplete(page);
    await page.goto('/profile');
    await page.getByText('verified', { exact: true }).waitFor();
  });
});

describe('the password', () => {
  it('is changed by whoever knows it, and counts from then on', async () => {
    const { page, person } = await atSecurity({ expected: /status of 400/ });
    const elsewhere = await newPage({ expected: /permission|listener|40[013]/ });
    await signIn(elsewhere, person);
    await elsewhere.goto('/profile');
    await elsewhere.getByText('Member since').waitFor();
    await page.getByRole('button', { name: 'Change password' }).click();
    const dialog = page.getByRole('dialog');
    const fill = async (current: string, next: string, confirm = next) => {
      await dialog.getByLabel('Current password', { exact: true }).fill(current);
      await dialog.getByLabel('New password', { exact: true }).fill(next);
      await dialog.getByLabel('Confirm new password', { exact: true }).fill(confirm);
      await dialog.getByRole('button', { name: 'Change password' }).click();
    };
    await fill(person.password, 'weak', 'other');
    await seeFieldError(page, 'New password', signUpMessages.weak.text);
    await seeFieldError(page, 'Confirm new password', signUpMessages.mismatch.text);
    await fill('Not-mine-1', 'Other-paint-2');
    await seeFieldError(page, 'Current password', 'Incorrect password. Please try again.');
    await fill(person.password, 'Other-paint-2');
    const text = 'Use the new one from now on. Your other devices are logged out.';
    await seeToast(page, { title: 'Password changed', text, role: 'status' });
    await atLogin(elsewhere);
    await page.reload();
    await page.getByRole('button', { name: 'Change password' }).waitFor();

    const other = await newPage();
    await other.goto('/auth/Login');
    await sendLogin(other, { ...person, password: 'Other-paint-2' });
    await other.getByText(`Welcome, ${person.name}`).waitFor();
    const old = await newPage({ expected: /status of 400/ });
    await old.goto('/auth/Login');
    await sendLogin(old, person);
    await old.getByRole('alert').first().waitFor();
  });
});

it('logging out everywhere ends the sessions of all devices within seconds', async () => {
  const { page: other, person } = await signedIn({ expected: /permission|listener|40[013]/ });
  await other.goto('/profile');
  await other.getByText('Member since').waitFor();
  const page = await newPage({ expected: /permission|listener|40[013]/ });
  await signIn(page, person);
  await openProfileSecurity(page);
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out all devices' }).click();
  // Side by side: a toast goes after a few seconds, and the other device may be told that much later.
  const isTold = async (tab: Page) => {
    await seeToast(tab, {
      title: 'Logged out',
      text: 'This device was logged out. Log in again.',
      role: 'status',
    });
    await atLogin(tab);
  };
  await Promise.all([page, other].map(isTold));
  await sendLogin(page, person);
  await page.getByText(`Welcome, ${person.name}`).waitFor();
});

it('one device is logged out by itself, and the others go on', async () => {
  const person = await somebodyKnown();
  // By the login page: a browser tells the store of itself.
  const logIn = async (options?: Parameters<typeof newPage>[0]) => {
    const page = await newPage(options);
    await page.goto('/auth/Login');
    await sendLogin(page, person);
    await page.getByText(`Welcome, ${person.name}`).waitFor();
    return page;
  };
  const other = await logIn({ expected: /permission|listener|40[013]/ });
  await other.goto('/profile');
  await other.getByText('Member since').waitFor();
  const page = await logIn();
  await openProfileSecurity(page);
  const devices = page.getByRole('region', { name: 'Devices' });
  await devices.getByText('This device').waitFor();
  await devices.getByRole('button', { name: /^Log out .+ on .+/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out', exact: true }).click();
  await atLogin(other);
  await seeToast(other, { title: 'Logged out', text: 'You logged this device out.', role: 'status' });
  await devices.getByRole('button', { name: /^Log out .+ on .+/ }).waitFor({ state: 'detached' });
  await page.reload();
  await openProfileSecurity(page);
});

async function openProfileSecurity(page: Page): Promise<void> {
  await page.goto('/profile');
  await openSection(page, 'Security');
  await page.getByRole('button', { name: 'Log out everywhere' }).waitFor();
}

describe('a session left alone', () => {
  const minute = 60_000;
  /** As if the person had last done something so long ago, in any tab of this browser. */
  const lastActive = (page: Page, minutesAgo: number) =>
    page.evaluate(
      (at) => localStorage.setItem('tempera.active', String(at)),
      Date.now() - minutesAgo * minute,
    );
  const warning = (page: Page) => page.getByRole('dialog', { name: 'Are you still there?' });

  async function twoTabs(): Promise<[Page, Page]> {
    const context = await newContext({ expected: /permission|listener|40[013]/ });
    const first = await context.newPage();
    await signIn(first, await somebodyKnown());
    await first.goto('/');
    const second = await context.newPage();
    await second.goto('/profile');
    await second.getByText('Member since').waitFor();
    // Whoever watches has noted the beginning.
    for (const tab of [first, second]) {
      await eventually(() => tab.evaluate(() => localStorage.getItem('tempera.active'))).toBeTypeOf('string');
    }
    return [first, second];
  }

  it('warns in all tabs at once, and goes on when one says so', async () => {
    const [first, second] = await twoTabs();
    await lastActive(first, 29.2);
    await warning(second).waitFor();
    await lastActive(second, 29.3);
    await warning(first).waitFor();
    await warning(second)
      .getByText(/\d+ seconds?/)
      .waitFor();
    await warning(second).getByRole('button', { name: 'Stay logged in' }).click();
    await warning(second).waitFor({ state: 'detached' });
    await warning(first).waitFor({ state: 'detached' });
  });

  it('ends in all tabs at once', async () => {
    const [first, second] = await twoTabs();
    await lastActive(first, 30.1);
    await atLogin(second);
    await nobody(first);
    const text = 'You were away for 30 minutes. Log in again to continue.';
    await seeToast(second, { title: 'Logged out', text, role: 'status' });
  });

  it('has ended for whoever comes back to a closed browser, and begins anew with a login', async () => {
    const { page, person } = await signedIn();
    await page.goto('/');
    await eventually(() => page.evaluate(() => localStorage.getItem('tempera.active'))).toBeTypeOf('string');
    const context = page.context();
    await lastActive(page, 600);
    await page.close();
    const again = await context.newPage();
    await again.goto('/profile');
    await atLogin(again);
    await sendLogin(again, person);
    await again.getByText(`Welcome, ${person.name}`).waitFor();
    await again.getByText('Member since').waitFor();
  });
});
