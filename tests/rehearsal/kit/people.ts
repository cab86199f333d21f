import type { Page } from 'playwright-core';
import { rehearsed } from '../../../emulators/rehearsal/project.ts';
import { open } from './browser.ts';

export interface Person {
  first: string;
  last: string;
  email: string;
}

const password = 'Rehearse-it-well-7';

export const owner: Person = { first: 'Olive', last: 'Owner', email: rehearsed.ownerEmail };
export const customer: Person = { first: 'Carla', last: 'Customer', email: 'carla@example.com' };

const isKnown = (page: Page, { first }: Person) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: `Welcome, ${first}` })
    .waitFor();

/** Makes the account on the page of the store. */
export async function signUp(page: Page, person: Person): Promise<void> {
  await open(page, '/auth/SignUP');
  await page.getByLabel('First name').fill(person.first);
  await page.getByLabel('Last name').fill(person.last);
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await isKnown(page, person);
}

export async function confirm(page: Page, link: string): Promise<void> {
  await open(page, link);
  await page.getByRole('heading', { name: 'Email confirmed' }).waitFor();
}
