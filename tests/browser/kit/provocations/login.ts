import type { Page } from 'playwright-core';
import { loseAuth, loseAuthSdk, refuseAuth, sendLogin } from '../auth-page.ts';
import { createAccount, disableAccount } from '../auth-rest.ts';
import { demoAccount, somebodyKnown, somebodyNew } from '../people.ts';

type Provocation = (page: Page) => Promise<void>;

const sendTo =
  (prepare: (page: Page) => Promise<void>): Provocation =>
  async (page) => {
    await prepare(page);
    await page.goto('/auth/Login');
    await sendLogin(page, demoAccount('customer'));
  };
const refusedWith = (answer: string) => sendTo((page) => refuseAuth(page, 'signInWithPassword', answer));
const withoutTheSdk = sendTo(loseAuthSdk);
const wrongPassword: Provocation = async (page) => {
  const account = await somebodyKnown();
  await page.goto('/auth/Login');
  await sendLogin(page, { ...account, password: 'Not-the-one-1' });
};

const wrongAt =
  (path: string): Provocation =>
  async (page) => {
    await page.goto(path);
    await sendLogin(page, somebodyNew());
  };

/** How to provoke each message of the login page. */
export const loginProvocations: Record<string, Provocation> = {
  'auth/user-not-found': async (page) => {
    await page.goto('/auth/Login');
    await sendLogin(page, somebodyNew());
  },
  'auth/wrong-password': wrongPassword,
  'auth/invalid-email': async (page) => {
    await page.goto('/auth/Login');
    await sendLogin(page, { email: 'no address', password: 'Anything-1' });
  },
  'auth/user-disabled': async (page) => {
    const account = somebodyNew();
    await disableAccount(await createAccount(account));
    await page.goto('/auth/Login');
    await sendLogin(page, account);
  },
  'auth/too-many-requests': refusedWith('TOO_MANY_ATTEMPTS_TRY_LATER'),
  'auth/network-request-failed': sendTo((page) => loseAuth(page, 'signInWithPassword')),
  'auth/invalid-credential': refusedWith('INVALID_LOGIN_CREDENTIALS'),
  authFallback: refusedWith('DOORS_CLOSED'),
  'login.fallback': withoutTheSdk,
  'login.exception': withoutTheSdk,
  'login.failed': refusedWith('INVALID_LOGIN_CREDENTIALS'),
  'login.success': sendTo(async () => {}),
  'login.wrongAdmin': wrongAt('/admin/login'),
  'login.wrongStaff': wrongAt('/staffpanel'),
};
