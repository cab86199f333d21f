import { authMessages, loginMessages, signUpMessages } from '@tempera/domain/people/auth-messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createButton, emailField, refusedByProvider, seeFieldError, sendLogin } from './auth-page.ts';
import { protectEmails } from './auth-rest.ts';
import { newPage } from './browser.ts';
import { awaitLink, mailedLink } from './inbox.ts';
import { fillSignUp, somebodyKnown, somebodyNew } from './people.ts';
import { seeToast } from './toasts.ts';

export async function openLogin(expected = refusedByProvider) {
  const page = await newPage({ expected });
  await page.goto('/auth/Login');
  return page;
}
const words = (code: string) => authMessages[code] ?? `no words for ${code}`;
const { failed } = loginMessages;

interface Answers {
  /** Auth's email enumeration protection. */
  protection: boolean;
  /** The codes for an address that nobody has, and for a wrong password. */
  unknown: string;
  wrong: string;
}

/** What the forms of sign-in and sign-up answer, by what Auth tells of whom it knows. */
export const describeAnswers = ({ protection, unknown, wrong }: Answers) =>
  describe(`with email enumeration protection ${protection}`, () => {
    beforeAll(() => protectEmails(protection));
    afterAll(() => protectEmails(false));

    it('says that nobody has this address, or not, and that a password is wrong', async () => {
      const page = await openLogin();
      await sendLogin(page, somebodyNew());
      await seeToast(page, { title: failed.title, text: words(unknown) });
      await seeFieldError(page, protection ? 'Password' : 'Email', words(unknown));
      const account = await somebodyKnown();
      await page.reload();
      await sendLogin(page, { ...account, password: 'Not-the-one-1' });
      await seeToast(page, { title: failed.title, text: words(wrong) });
      await seeFieldError(page, 'Password', words(wrong));
    });

    it('says to whoever signs up that the address is taken', async () => {
      const { email } = await somebodyKnown();
      const page = await newPage({ expected: refusedByProvider });
      await page.goto('/auth/SignUP');
      await fillSignUp(page, { ...somebodyNew(), email });
      await createButton(page).click();
      const text = words('auth/email-already-in-use');
      await seeToast(page, { title: signUpMessages.failed.title, text });
      await seeFieldError(page, 'Email', text);
    });

    it('answers the same to everybody who forgot a password, and the mailed link works', async () => {
      const account = await somebodyKnown();
      const stranger = somebodyNew();
      const page = await openLogin();
      for (const { email } of [stranger, account]) {
        await emailField(page).fill(email);
        await page.getByRole('button', { name: 'Forgot password?' }).click();
        const dialog = page.getByRole('dialog');
        expect(await dialog.getByLabel('Email', { exact: true }).inputValue()).toBe(email);
        await dialog.getByRole('button', { name: 'Send the link' }).click();
        await dialog.getByRole('heading', { name: 'Check your inbox' }).waitFor();
        expect(await dialog.getByRole('status').innerText()).toContain(`If there is an account for ${email}`);
        await dialog.getByRole('button', { name: 'Close' }).click();
        await dialog.waitFor({ state: 'detached' });
      }
      const link = await awaitLink(account.email, 'resetPassword');
      expect(await mailedLink(stranger.email, 'resetPassword')).toBeUndefined();
      const password = 'Quite-another-1';
      await page.goto(link);
      await page.getByText(`For ${account.email}.`).waitFor();
      await page.getByLabel('New password', { exact: true }).fill(password);
      await page.getByLabel('Confirm new password').fill('Quite-another-2');
      await page.getByRole('button', { name: 'Save password' }).click();
      await seeFieldError(page, 'Confirm new password', signUpMessages.mismatch.text);
      await page.getByLabel('Confirm new password').fill(password);
      await page.getByRole('button', { name: 'Save password' }).click();
      await page.getByRole('heading', { name: 'Password changed' }).waitFor();
      await page.goto(link);
      await page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
      await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
      await sendLogin(page, { ...account, password });
      await page.getByText(`Welcome, ${account.name}`).waitFor();
    });
  });
