import type { BrowserError } from '@tempera/domain/operations/browser-error';
import { paths } from '@tempera/domain/site/paths';
import { Timestamp } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newPage, useBrowser } from './kit/browser.ts';
import { eventually } from './kit/eventually.ts';
import { signIn, somebodyHere } from './kit/people.ts';
import { db } from './kit/store.ts';

useBrowser();

const referenceIn = (text: string | null) => /Reference ([0-9A-Z]{8})/.exec(text ?? '')?.[1];

/** What the page tells the store of its errors, and how the store answers. */
function watchReports(page: Page): { body: BrowserError; status: number }[] {
  const told: { body: BrowserError; status: number }[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === '/errors')
      told.push({ body: response.request().postDataJSON(), status: response.status() });
  });
  return told;
}

/** Comes to the prices, whose code arrives as this. */
async function comeToPrices(page: Page, code: string): Promise<void> {
  await page.route('**/assets/pricing-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: code }),
  );
  await page.goto('/templates?q=jane');
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
}

it('a page that breaks says by which reference the store was told', async () => {
  const page = await newPage({ expected: /broken on purpose/ });
  const told = watchReports(page);
  await comeToPrices(page, 'export function Component() { throw new RangeError("broken on purpose"); }');
  const words = page.getByText('We encountered an unexpected error');
  await words.waitFor();
  await eventually(() => told).toHaveLength(1);
  const reference = referenceIn(await words.textContent());
  expect(reference).toBeDefined();
  expect(told[0]).toMatchObject({
    status: 204,
    body: { kind: 'RangeError', message: 'broken on purpose', path: '/pricing', reference },
  });
  expect(told[0]?.body.release).toMatch(/^app-/);
  expect(told[0]?.body.frames[0]).toMatch(/^at Component \(assets\/pricing-[\w-]+\.js:1:\d+\)$/);
});

it('an error that nobody catches is told without what is personal', async () => {
  const page = await newPage({ expected: /nobody is jane/ });
  const told = watchReports(page);
  await comeToPrices(
    page,
    `history.replaceState(null, '', '/problem/contact/id=Jane?mail=jane.doe@example.com');
     setTimeout(() => { throw new TypeError('nobody is jane.doe@example.com'); });
     export const Component = () => null;`,
  );
  await eventually(() => told).toHaveLength(1);
  const { status, body } = told[0] ?? {};
  expect(status).toBe(204);
  expect(body).toMatchObject({ kind: 'TypeError', message: 'nobody is [email]' });
  expect(JSON.stringify(body)).not.toMatch(/jane/i);
});

it('a function’s unexpected failure says its reference', async () => {
  const account = await somebodyHere();
  const orderId = `ORD-${Date.now()}007`;
  const amounts = { subtotalCents: 280, discountCents: 0, taxCents: 24, totalCents: 304, currency: 'USD' };
  await db()
    .doc(`orders/${orderId}`)
    .set({
      uid: account.uid,
      customer: { name: account.name, email: account.email },
      billing: { firstName: 'Nora', lastName: 'Example' },
      lines: [{ slug: 'neogate', name: 'Neo Gate', priceCents: 280, quantity: 1 }],
      ...amounts,
      couponCode: null,
      status: 'completed',
      paymentStatus: 'paid',
      date: Timestamp.now(),
    });
  // Nobody can draw an invoice whose lines are a number; it has none of its own, which others count.
  await db().doc(`invoices/${orderId}`).set({ uid: account.uid, orderId, lines: 7 });
  const page = await newPage({ expected: /status of 429/ });
  await signIn(page, account);
  await page.goto(paths.order(orderId));
  await page.getByRole('button', { name: `Invoice of ${orderId}` }).click();
  const words = page.getByText('Something went wrong on our side.');
  await words.waitFor();
  expect(referenceIn(await words.textContent())).toBeDefined();
});
