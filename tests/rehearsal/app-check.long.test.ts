import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { rehearsed } from '../../emulators/rehearsal/project.ts';
import { newPage, open, useBrowser } from './kit/browser.ts';

/** A store that enforces App Check, asked by a program that is none of its pages. What its pages may is told by the other files. */
useBrowser();

const documents = `https://firestore.googleapis.com/v1/projects/${rehearsed.project}/databases/(default)/documents`;
const functions = `https://${rehearsed.region}-${rehearsed.project}.cloudfunctions.net`;

let page: Page;
beforeAll(async () => {
  page = await newPage(1280, { expected: /documents|quoteCheckout|\/backup/ });
  await open(page, '/');
});

const statusOf = (url: string, headers: Record<string, string> = {}, body?: string) =>
  page.evaluate(async ([address, init]) => (await fetch(address, init)).status, [
    url,
    { headers, ...(body !== undefined && { method: 'POST', body }) },
  ] as const);
const json = { 'content-type': 'application/json' };
const quote = JSON.stringify({ data: { items: ['moonchart'] } });

it.each([
  ['no token', {}],
  ['one that nobody gave', { 'x-firebase-appcheck': 'forged' }],
])('whoever has %s reads nothing, and is answered by no function', async (_what, token) => {
  expect(await statusOf(`${documents}/plans`, token)).toBe(403);
  expect(await statusOf(`${functions}/quoteCheckout`, { ...json, ...token }, quote)).toBe(401);
  expect(await statusOf('/backup', { authorization: 'Bearer token', ...token })).toBe(401);
});

it('a page that has come to life reads by the token that it got', async () => {
  const read = page.waitForResponse((response) => response.url().startsWith(documents) && response.ok());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing', exact: true }).click();
  const { 'x-firebase-appcheck': token } = (await read).request().headers();
  expect(token?.split('.')).toHaveLength(3);
});
