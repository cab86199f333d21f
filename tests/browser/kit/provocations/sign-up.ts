import type { Page } from 'playwright-core';
import { createButton, loseAuthSdk, refuseAuth } from '../auth-page.ts';
import { type Account, fillSignUp, somebodyKnown, somebodyNew } from '../people.ts';

type Provocation = (page: Page) => Promise<void>;

interface Attempt {
  account?: Account;
  prepare?: (page: Page) => Promise<void>;
  spoil?: (page: Page) => Promise<void>;
}

/** Fills the form as it should be, spoils it, and sends it; Enter sends also what the button would not. */
const send =
  ({ account = somebodyNew(), prepare, spoil }: Attempt): Provocation =>
  async (page) => {
    await prepare?.(page);
    await page.goto('/auth/SignUP');
    await fillSignUp(page, account);
    await spoil?.(page);
    if (await createButton(page).isEnabled()) await createButton(page).click();
    else await page.getByLabel('First name').press('Enter');
  };
const refusedWith = (answer: string) => send({ prepare: (page) => refuseAuth(page, 'signUp', answer) });
const withoutTheSdk = send({ prepare: loseAuthSdk });

/** How to provoke each message of the sign-up page. */
export const signUpProvocations: Record<string, Provocation> = {
  'auth/email-already-in-use': async (page) => send({ account: await somebodyKnown() })(page),
  'auth/weak-password': refusedWith('WEAK_PASSWORD : Password should be at least 6 characters'),
  'signUp.fallback': withoutTheSdk,
  'signUp.exception': withoutTheSdk,
  'signUp.failed': refusedWith(''),
  'signUp.success': async (page) => send({})(page),
  'signUp.missing': send({ spoil: (page) => page.getByLabel('Last name').fill('  ') }),
  'signUp.mismatch': send({
    spoil: (page) => page.getByLabel('Confirm password', { exact: true }).fill('Another-one-2'),
  }),
  'signUp.weak': send({ account: { ...somebodyNew(), password: 'short' } }),
  'signUp.terms': send({ spoil: (page) => page.getByRole('checkbox', { name: /I agree/ }).uncheck() }),
};
