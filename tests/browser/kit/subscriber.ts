import { paths } from '@tempera/domain/site/paths';
import type { Page } from 'playwright-core';
import { newPage } from './browser.ts';
import { payButton, payBy } from './checkout.ts';
import type { Known } from './people.ts';
import { signInSomebody } from './readers.ts';

/** Somebody who has just paid $31.47 for Pro, at the plan of their profile. */
export async function subscribedPerson(): Promise<{ page: Page; person: Known }> {
  const page = await newPage();
  const person = await signInSomebody(page);
  await page.goto(paths.planCheckout('pro'));
  await payButton(page).waitFor();
  await payBy(page);
  await page.waitForURL('**/profile#plan');
  await page.getByText(/^Paid until /).waitFor();
  return { page, person };
}
