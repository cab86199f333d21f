import { readFile } from 'node:fs/promises';
import { passesLuhn } from '@tempera/domain/money/luhn';
import { paths } from '@tempera/domain/site/paths';
import type { CollectionReference } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { newPage, useBrowser } from './kit/browser.ts';
import { fillBuyer, fillCard, payButton, seeComplete } from './kit/checkout.ts';
import { required } from './kit/environment.ts';
import { eventually } from './kit/eventually.ts';
import { somebodyNew } from './kit/people.ts';
import { db, ordersOf } from './kit/store.ts';

useBrowser();

/** A number that passes the checksum and that nothing else in the store can contain by chance. */
function newCardNumber(): string {
  for (;;) {
    const digits = `4${Array.from({ length: 15 }, () => Math.floor(Math.random() * 10)).join('')}`;
    if (passesLuhn(digits)) return digits;
  }
}

/** Every document of the database, whatever its collection is called. */
async function wholeDatabase(collections: CollectionReference[]): Promise<string[]> {
  const texts = await Promise.all(
    collections.map(async (collection) => {
      const { docs } = await collection.get();
      const below = await Promise.all(
        docs.map(async ({ ref }) => wholeDatabase(await ref.listCollections())),
      );
      return [...docs.map((document) => JSON.stringify(document.data())), ...below.flat()];
    }),
  );
  return texts.flat();
}

it('goes to the payment provider, and is in no function’s input, no document, no log and no storage', async () => {
  const number = newCardNumber();
  const { email } = somebodyNew();
  const page = await newPage();
  const gateway = new URL(required('TEMPERA_GATEWAY_URL')).origin;
  const toGateway: string[] = [];
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const sent = [request.url(), JSON.stringify(request.headers()), request.postData() ?? ''].join('\n');
    (request.url().startsWith(gateway) ? toGateway : elsewhere).push(sent);
  });
  await page.goto(paths.checkout(['astroaccess']));
  await payButton(page).waitFor();
  await fillBuyer(page, email);
  await fillCard(page);
  await page.getByLabel('Card number').fill(number);
  await payButton(page).click();
  await seeComplete(page);
  const [order] = await ordersOf(email);
  const orderId = order?.id ?? 'no order';

  /** In digits only, or grouped as people write it. */
  const holdsNumber = (text: string) => text.replaceAll(/(?<=\d)(?:[ -]|%20|\+)(?=\d)/g, '').includes(number);
  expect(toGateway.some(holdsNumber)).toBe(true);
  expect(elsewhere.filter((text) => text.includes('placeOrder') && text.includes(email))).toHaveLength(1);
  expect(elsewhere.filter(holdsNumber)).toEqual([]);

  const documents = await wholeDatabase(await db().listCollections());
  expect(documents.some((text) => text.includes(email))).toBe(true);
  expect(documents.filter(holdsNumber)).toEqual([]);

  const log = () => readFile(required('TEMPERA_EMULATOR_LOG'), 'utf8');
  await eventually(async () => (await log()).includes(orderId)).toBe(true);
  expect(holdsNumber(await log())).toBe(false);

  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(holdsNumber(kept)).toBe(false);
});
