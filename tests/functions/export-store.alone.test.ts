import { expect, it } from 'vitest';
import { auth, db } from '../../functions/src/platform/admin.ts';
import { faqData } from './support/backups.ts';
import { customer, putAccess, type TestAuth, withRole } from './support/callers.ts';
import { order, placeOrder, previewImport, reasonOf, scanSecurity, succeed } from './support/calls.ts';
import { useGateway } from './support/gateway.ts';
import { type Account, functionUrl, signIn, signUp } from './support/http.ts';
import { putProduct, unique, withSettings } from './support/store.ts';

useGateway();

/** Somebody with a role, who can call over HTTP. */
async function accountWithRole(role: 'admin' | 'staff'): Promise<Account> {
  const { uid, email } = await signUp();
  await (await auth()).setCustomUserClaims(uid, { role });
  await putAccess(uid, { role });
  return signIn(email);
}

const take = (account: Account | null) =>
  fetch(functionUrl('transfers/backup'), {
    headers: account ? { authorization: `Bearer ${account.idToken}` } : {},
  });

interface Backup {
  format: string;
  documents: { path: string; data: Record<string, unknown> }[];
}

it('a manager takes all business data, signed, and it comes back as it is', async () => {
  const [slug, buyer, id] = [await putProduct(), customer(), unique('f')];
  await db().doc(`faqs/${id}`).set(faqData);
  const { orderId } = await withSettings({}, () => succeed(placeOrder(order({ slugs: [slug] }), buyer)));
  const response = await take(await accountWithRole('admin'));
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  const { url, fileName } = (await response.json()) as { url: string; fileName: string };
  const file = await fetch(url);
  expect(file.headers.get('content-disposition')).toBe(`attachment; filename="${fileName}"`);
  const text = await file.text();
  const { format, documents } = JSON.parse(text) as Backup;
  expect(format).toBe('tempera-backup');
  const dataOf = (path: string) => documents.find((one) => one.path === path)?.data;
  expect(dataOf(`faqs/${id}`)).toEqual(faqData);
  expect(dataOf(`products/${slug}`)).toMatchObject({
    priceCents: 280,
    dateAdded: { $time: expect.any(String) },
  });
  expect(dataOf(`orders/${orderId}`)).toMatchObject({ totalCents: 304, payment: { token: null } });
  expect(dataOf(`users/${buyer.uid}/library/${slug}`)).toMatchObject({ orderId });
  const known =
    /^(settings|categories|plans|faqs|legalTexts|guides|products|coupons|orders|invoices|creditNotes|creditReversals|subscriptions|users)\//;
  expect(documents.filter(({ path }) => !known.test(path))).toEqual([]);

  const manager = await withRole('admin');
  const { signed, problems } = await succeed(previewImport(text, manager));
  expect(signed).toBe(true);
  // Other tests leave documents behind that no form of ours would have written.
  expect(problems.filter(({ path }) => [`faqs/${id}`, `products/${slug}`].includes(path))).toEqual([]);
  const forged = text.replace('"priceCents":280', '"priceCents":1');
  expect((await succeed(previewImport(forged, manager))).signed).toBe(false);
});

it('nobody else does', async () => {
  const reasonAt = async (account: Account | null) => {
    const response = await take(account);
    const { error } = (await response.json()) as { error: { details: { reason: string } } };
    return [response.status, error.details.reason];
  };
  expect(await reasonAt(null)).toEqual([401, 'sign-in-required']);
  expect(await reasonAt(await accountWithRole('staff'))).toEqual([403, 'not-allowed']);
  expect(await reasonAt(await signUp())).toEqual([403, 'not-allowed']);
  expect(await reasonAt({ uid: '', email: '', idToken: 'nonsense' })).toEqual([401, 'sign-in-required']);
});

it('a scan finds what is so, and is a manager’s', async () => {
  const expired = unique('C').toUpperCase();
  const stale: TestAuth = await withRole('staff');
  const findings = async () => (await succeed(scanSecurity(await withRole('admin')))).findings;
  const ids = async () => (await findings()).map(({ id }) => id);
  await db()
    .doc(`coupons/${expired}`)
    .set({ status: 'active', expiryDate: new Date(Date.now() - 1_000) });
  const found = await withSettings({ requireEmailVerification: false, sessionTimeout: '2000' }, ids);
  expect(found).toEqual(
    expect.arrayContaining([
      'stale-roles',
      'expired-coupons',
      'unconfirmed-addresses',
      'long-sessions',
      'local-store',
    ]),
  );
  const urgent = (await findings()).filter(({ severity }) => severity !== 'low');
  expect((await db().doc('stats/scan').get()).get('findings')).toBe(urgent.length);
  await db().doc(`coupons/${expired}`).delete();
  const mended = await withSettings({ requireEmailVerification: true }, ids);
  expect(mended).not.toContain('unconfirmed-addresses');
  expect(mended).not.toContain('long-sessions');
  expect(await reasonOf(scanSecurity(stale))).toBe('not-allowed');
  expect(await reasonOf(scanSecurity(customer({ role: 'owner' })))).toBe('not-allowed');
});
