import { panelPaths } from '@tempera/domain/site/panel-screens';
import { paths } from '@tempera/domain/site/paths';
import { expect, it } from 'vitest';
import { faultsOf } from './kit/axe.ts';
import { newPage, storeUrl, useBrowser } from './kit/browser.ts';
import { applyCoupon, payButton, payBy } from './kit/checkout.ts';
import { eventually } from './kit/eventually.ts';
import { openPanel } from './kit/moderation.ts';
import { signIn, somebodyKnown } from './kit/people.ts';
import { db, putCoupon } from './kit/store.ts';
import { seeToast } from './kit/toasts.ts';

/** A purchase is refunded, from the customer's checkout to the admin's screens and back. */
useBrowser();

it('an order with a coupon is found, refunded in full, and seen so by its customer', async () => {
  const code = await putCoupon({ type: 'percentage', value: 20, maxUses: 1 });
  const buyer = await somebodyKnown();
  const shop = await newPage();
  await signIn(shop, buyer);
  await shop.goto(paths.checkout(['astroaccess']));
  await payButton(shop).waitFor();
  await applyCoupon(shop, code);
  await shop.getByRole('button', { name: 'Pay $2.43' }).waitFor();
  await payBy(shop);
  await shop.getByRole('heading', { level: 1, name: 'Order Complete' }).waitFor();
  const orderId = new URL(shop.url()).searchParams.get('order') ?? '';
  const order = () => db().doc(`orders/${orderId}`).get();
  const uid = (await order()).get('uid');

  const page = await openPanel('admin', panelPaths.adminOrders);
  await page.getByLabel('Search by order number, customer or product').fill(buyer.email);
  const row = page.getByRole('row').filter({ hasText: orderId });
  await eventually(() => page.getByRole('button', { name: /^Actions for / }).count()).toBe(1);
  await row.getByText(code).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await row.getByRole('button', { name: `Actions for ${orderId}` }).click();
  await page.getByRole('menuitem', { name: 'Refund…' }).click();
  const dialog = page.getByRole('dialog', { name: `Refund ${orderId}?` });
  await dialog.getByText('Full amount: $2.43').waitFor();
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await dialog.getByText('Enter a reason.').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  const frees = dialog.getByRole('checkbox', { name: `Make the use of ${code} available again` });
  expect(await frees.isChecked()).toBe(false);
  await frees.check();
  await dialog.getByLabel('Reason').fill('Bought by mistake');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await seeToast(page, { title: 'Order refunded', text: `$2.43 of ${orderId}`, role: 'status' });
  await row.getByText('−$2.43').waitFor();

  await row.getByRole('link', { name: orderId }).click();
  const history = page.getByRole('list', { name: 'History' });
  await history.getByText(/removed from library: .*Bought by mistake/).waitFor();
  const books = page.getByRole('region', { name: 'Books' });
  for (const [name, amount] of [
    ['Paid', /^\$2\.43$/],
    ['Refunds', /^−\$2\.43$/],
    ['Provider fee', /^−\$0\.\d\d$/],
    ['Net revenue', /^−\$0\.\d\d$/],
  ] as const) {
    const fact = books.getByRole('term').filter({ hasText: name });
    await fact.locator('xpath=following-sibling::dd[1]').getByText(amount).waitFor();
  }
  expect(await faultsOf(page)).toEqual([]);

  await shop.getByRole('heading', { level: 1, name: 'Order refunded' }).waitFor();
  await shop.getByText('Refunded: no longer available to download with this order.').waitFor();
  expect((await db().doc(`users/${uid}/library/astroaccess`).get()).exists).toBe(false);
  expect((await db().collection(`coupons/${code}/redemptions`).get()).empty).toBe(true);
  await eventually(async () => (await db().doc(`users/${uid}`).get()).get('totalSpentCents')).toBe(0);
});

it('a coupon is made, switched off, changed and deleted, and codes are made by the dozen', async () => {
  const code = `STORY${Date.now().toString(36)}`.toUpperCase();
  const page = await openPanel('admin', panelPaths.adminCoupons);
  await page.getByRole('button', { name: 'Add Coupon' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Coupon' });
  await dialog.getByLabel('Code').fill(code.toLowerCase());
  await dialog.getByLabel('Percent off').fill('101');
  await dialog.getByRole('button', { name: 'Create Coupon' }).click();
  await dialog.getByText('Enter a percentage from 0.01 to 100, such as 20 or 12.5.').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByLabel('Percent off').fill('12.5');
  expect(await dialog.getByLabel('Uses per customer').inputValue()).toBe('1');
  await dialog.getByLabel('Uses per customer').fill('2');
  await dialog.getByLabel('Only these products').fill('AstroAc');
  await page.getByRole('option', { name: 'AstroAccess' }).click();
  await dialog.getByRole('button', { name: 'Create Coupon' }).click();
  await seeToast(page, { title: 'Coupon created', text: code, role: 'status' });
  const coupon = () => db().doc(`coupons/${code}`).get();
  expect((await coupon()).data()).toMatchObject({
    value: 12.5,
    expiryDate: null,
    usedCount: 0,
    status: 'active',
    perCustomer: 2,
    firstOrderOnly: false,
    products: ['astroaccess'],
    categories: [],
    startDate: null,
  });

  await page.getByLabel('Search by the start of a code').fill(code);
  const row = page.getByRole('row').filter({ hasText: code });
  await row.getByRole('button', { name: `${code} is active. Make it inactive` }).click();
  await row.getByRole('button', { name: `${code} is inactive. Make it active` }).waitFor();
  expect((await coupon()).get('status')).toBe('inactive');
  expect(await faultsOf(page)).toEqual([]);

  const choose = async (deed: string) => {
    await row.getByRole('button', { name: `Actions for ${code}` }).click();
    await page.getByRole('menuitem', { name: deed, exact: true }).click();
  };
  await row.getByText('12.5%').waitFor();
  await row.getByText('2 per customer · 1 product').filter({ visible: true }).first().waitFor();
  await row.getByText('Never').filter({ visible: true }).first().waitFor();
  await db()
    .doc(`coupons/${code}`)
    .update({ expiryDate: new Date(Date.now() - 1_000) });
  await row.getByText('Never').first().waitFor({ state: 'detached' });
  await row.getByRole('button', { name: `${code} is inactive. Make it active` }).click();
  await seeToast(page, {
    title: `${code} has expired`,
    text: 'Choose Edit in its menu and set a later expiry date, or none. Then make it active.',
  });
  expect((await coupon()).get('status')).toBe('inactive');
  await choose('Edit');
  await page.getByLabel('Expiry date').fill('2099-12-31');
  await page.getByLabel('Usage limit').fill('3');
  await page.getByRole('switch', { name: 'First order only' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await row.getByText('0 of 3').waitFor();
  await row.getByText('First order only · 1 product').filter({ visible: true }).first().waitFor();
  expect((await coupon()).data()).toMatchObject({ firstOrderOnly: true, products: ['astroaccess'] });
  await choose('Delete');
  await page
    .getByRole('dialog', { name: 'Are you sure you want to delete this coupon?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await page.getByText('No coupons match.').waitFor();
  expect((await coupon()).exists).toBe(false);

  await page.getByRole('button', { name: 'Generate Codes' }).click();
  await page.getByLabel('Prefix').fill(code.slice(0, 12));
  await page.getByLabel('How many').fill('12');
  await page.getByLabel('Percent off').fill('50');
  await page.getByLabel('Expiry date').fill('2099-12-31');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await page.getByRole('dialog', { name: '12 codes created' }).waitFor();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  expect((await saved).suggestedFilename()).toBe('coupon-codes.csv');
  expect(page.url()).toBe(storeUrl + panelPaths.adminCoupons);
});
