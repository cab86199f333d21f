import { messages } from '@tempera/domain/site/messages';
import { panelPaths } from '@tempera/domain/site/panel-screens';
import { paths } from '@tempera/domain/site/paths';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newPage, open, useBrowser } from './kit/browser.ts';
import { buyAndDownload, openStore, slug, title } from './kit/journeys.ts';

/** The first day of a store, in the production build and a project that is no demo. */
useBrowser();

const thread = (page: Page) => page.getByRole('log', { name: 'Messages' });
const composer = (page: Page) =>
  page.getByRole('form', { name: 'Write a message' }).getByRole('textbox', { name: 'Message' });

let owner: Page;
let customer: Page;

it('the owner opens the store, and a customer gets the first template', async () => {
  owner = await openStore();
  customer = await buyAndDownload();
});

it.each([
  ['/', title],
  [paths.templates, title],
  [paths.preview('tools', slug), title],
  [paths.pricing, 'Pricing'],
  [paths.support, 'Send us a message'],
])('%s answers a visitor with its content, and comes to life', async (path, content) => {
  const page = await newPage(390);
  const response = await page.goto(path);
  expect([path, response?.status()]).toEqual([path, 200]);
  expect(await response?.text()).toContain(content);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
});

it('a customer’s ticket is answered in the panel, and each side sees the other at once', async () => {
  await open(customer, paths.ownTickets);
  await customer.getByRole('main').getByRole('link', { name: 'Ask a question' }).click();
  const form = customer.getByRole('form', { name: 'Send us a message' });
  await form.getByLabel('Subject').fill('Phases');
  await form.getByLabel('Message').fill('Are all phases drawn?');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await customer.getByText(messages.support.created).first().waitFor();
  await open(customer, paths.ownTickets);
  await customer.getByRole('link', { name: 'Phases' }).click();
  await thread(customer).getByText('Are all phases drawn?').waitFor();

  await open(owner, panelPaths.adminTickets);
  await owner
    .getByRole('link', { name: /^View: / })
    .first()
    .click();
  await thread(owner).getByText('Are all phases drawn?').waitFor();
  await composer(owner).fill('All eight of them.');
  await composer(owner).press('Enter');
  await thread(customer).getByText('All eight of them.').waitFor();
});

it('the owner closes the store, and opens it again', async () => {
  const visitor = await newPage();
  await open(visitor, paths.pricing);
  await open(owner, panelPaths.adminWebsite);
  await owner.getByRole('button', { name: 'Enable Maintenance Mode' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Enable Maintenance Mode' }).click();
  await owner.getByText('Maintenance Mode Enabled').waitFor();
  await open(visitor, paths.templates);
  await visitor.getByRole('heading', { level: 1, name: 'Website Under Management' }).waitFor();
  await owner.getByRole('button', { name: 'Disable Maintenance Mode' }).click();
  await owner.getByText('Maintenance Mode Disabled').waitFor();
  await visitor.getByRole('banner').waitFor();
  expect(await open(visitor, paths.templates)).toBe(200);
});
