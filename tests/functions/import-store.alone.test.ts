import { defaultCreator } from '@tempera/domain/catalogue/creator';
import { importLimits } from '@tempera/domain/operations/backup';
import { defaultPrivateSettings } from '@tempera/domain/settings/private-settings';
import { defaultSettings } from '@tempera/domain/settings/settings';
import { durations } from '@tempera/domain/site/durations';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { sweepImports } from '../../functions/src/backup/finish-import.ts';
import { db } from '../../functions/src/platform/admin.ts';
import { backupOf, couponData, faqData, productData, signedBackupOf } from './support/backups.ts';
import { customer, type TestAuth, withRole } from './support/callers.ts';
import { applyImport, previewImport, reasonOf, succeed } from './support/calls.ts';
import { countDocuments, putProduct, readDocument, unique, withDocument } from './support/store.ts';

let admin: TestAuth;
beforeAll(async () => {
  admin = await withRole('admin');
});

const faq = (id = unique('f'), data: object = faqData) => ({ path: `faqs/${id}`, data });
const preview = (text: string) => succeed(previewImport(text, admin));
const restore = async (text: string) => {
  const { id, ...told } = await preview(text);
  return { ...told, ...(await succeed(applyImport({ id }, admin))) };
};
const nested = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`) as unknown;

/** What claims to be a backup and must not come in, and what is said of it. */
const hostile: [string, string, RegExp][] = [
  ['no JSON', '{"format":', /not a JSON file/],
  ['nothing', '', /not a JSON file/],
  ['a page', '<!doctype html><script>alert(1)</script>', /not a JSON file/],
  [
    'another format',
    JSON.stringify({ format: 'dump', version: 1, documents: [] }),
    /not an export of a store/,
  ],
  ['a list', '[]', /not an export of a store/],
  ['another version', backupOf([], { version: 2 }), /a different version/],
  ['a foreign field in the head', backupOf([], { roles: { me: 'owner' } }), /no field roles/],
  ['a head of wrong types', backupOf([], { store: { $gt: '' } }), /head/],
  ['no list of documents', JSON.stringify({ ...JSON.parse(backupOf([])), documents: {} }), /no list/],
  ['nesting past all sense', `${'['.repeat(200_000)}${']'.repeat(200_000)}`, /JSON|deeply/],
  ['nesting within a document', backupOf([faq('a', { ...faqData, answer: nested(40) })]), /deeply/],
  [
    '__proto__',
    backupOf([]).replace('"documents":[]', '"documents":[{"path":"faqs/a","data":{"__proto__":{"x":1}}}]'),
    /__proto__/,
  ],
  ['constructor', backupOf([faq('a', { ...faqData, constructor: { prototype: 1 } })]), /constructor/],
  ['too many documents', backupOf(Array.from({ length: importLimits.documents + 1 }, () => 0)), /too many/],
  ['a path upwards', backupOf([{ path: 'faqs/../access/me', data: faqData }]), /path/],
  ['a slug with a slash', backupOf([{ path: 'products/a/b', data: productData() }]), /path/],
  ['a role', backupOf([{ path: 'access/me', data: { role: 'owner' } }]), /path/],
  ['an audit entry', backupOf([{ path: 'audit/x', data: { action: 'access.role' } }]), /path/],
  ['a reserved id', backupOf([{ path: 'faqs/__x__', data: faqData }]), /path/],
  ['the maintenance flag', backupOf([{ path: 'settings/maintenance', data: { enabled: true } }]), /path/],
  ['a wrong type', backupOf([faq('a', { ...faqData, order: '1' })]), /order/],
  ['a missing field', backupOf([faq('a', { question: 'Why?' })]), /answer/],
  ['a foreign field', backupOf([faq('a', { ...faqData, html: '<b>' })]), /html/],
  ['an oversized text', backupOf([faq('a', { ...faqData, answer: 'x'.repeat(2_001) })]), /answer/],
  [
    'a negative price',
    backupOf([{ path: 'products/a', data: productData({ priceCents: -1 }) }]),
    /priceCents/,
  ],
  [
    'a price in fractions',
    backupOf([{ path: 'products/a', data: productData({ priceCents: 1.5 }) }]),
    /priceCents/,
  ],
  [
    'something for sale without a word',
    backupOf([{ path: 'products/a', data: productData({ description: '' }) }]),
    /description/,
  ],
  [
    'a script as an address',
    backupOf([{ path: 'products/a', data: productData({ demoUrl: 'javascript:alert(1)' }) }]),
    /demoUrl/,
  ],
  [
    'a coupon of 1000 percent',
    backupOf([{ path: 'coupons/BIG', data: couponData({ value: 1_000 }) }]),
    /value/,
  ],
  [
    'a time that is none',
    backupOf([{ path: 'products/a', data: productData({ updatedAt: 'soon' }) }]),
    /updatedAt/,
  ],
  ['the same document twice', backupOf([faq('twice'), faq('twice')]), /twice/],
  ['a document with more beside it', backupOf([{ ...faq('a'), merge: true }]), /nothing else/],
  ['a document that is none', backupOf([null]), /nothing else/],
];

describe('a hostile import', () => {
  it.each(hostile)('%s is refused with a reason, and nothing is written', async (_what, text, reason) => {
    const [faqs, imports] = [await countDocuments('faqs'), await countDocuments('imports')];
    const { id, problems, problemCount } = await preview(text);
    expect(id).toBeNull();
    expect(problemCount).toBeGreaterThan(0);
    expect(`${problems[0]?.path} ${problems[0]?.problem}`).toMatch(reason);
    expect([await countDocuments('faqs'), await countDocuments('imports')]).toEqual([faqs, imports]);
  });

  it('a good document beside a bad one stays out, too', async () => {
    const good = faq();
    expect((await preview(backupOf([good, faq('a', { ...faqData, order: -1 })]))).id).toBeNull();
    expect(await readDocument(good.path)).toBeUndefined();
  });

  it('a file larger than an import takes is refused as such', async () => {
    expect(await reasonOf(previewImport('x'.repeat(importLimits.characters + 1), admin))).toBe(
      'invalid-input',
    );
  });

  it('is nobody’s but a manager’s', async () => {
    const text = backupOf([faq()]);
    expect(await reasonOf(previewImport(text, await withRole('staff')))).toBe('not-allowed');
    expect(await reasonOf(previewImport(text, customer({ role: 'admin' })))).toBe('not-allowed');
    expect(await reasonOf(previewImport(text, null))).toBe('sign-in-required');
    const { id } = await preview(text);
    expect(await reasonOf(applyImport({ id }, await withRole('admin')))).toBe('import-not-found');
  });
});

describe('an import', () => {
  it('says what it would do, writes nothing before it is applied, and then all of it, once', async () => {
    const [fresh, same] = [faq(), faq()];
    await db().doc(same.path).set(faqData);
    const text = backupOf([fresh, same, { path: 'orders/ORD-1763712345678', data: {} }]);
    const { id, counts, signed } = await preview(text);
    expect(signed).toBe(false);
    expect(counts).toEqual([
      { collection: 'faqs', created: 1, changed: 0, unchanged: 1, left: 0 },
      { collection: 'orders', created: 0, changed: 0, unchanged: 0, left: 1 },
    ]);
    expect(await readDocument(fresh.path)).toBeUndefined();
    expect(await succeed(applyImport({ id }, admin))).toEqual({ written: 2 });
    expect(await succeed(applyImport({ id }, admin))).toEqual({ written: 2 });
    expect(await readDocument(fresh.path)).toEqual(faqData);
    expect(await readDocument('orders/ORD-1763712345678')).toBeUndefined();
    expect(await readDocument(`audit/import-${id}`)).toMatchObject({
      action: 'backup.imported',
      byId: admin.uid,
    });
    expect((await preview(text)).id).toBeNull();
  });

  it('takes money and mail from this store’s own backups alone', async () => {
    const [slug, code] = [await putProduct({ priceCents: 280 }), unique('C').toUpperCase()];
    const documents = [
      { path: `products/${slug}`, data: productData({ title: 'Renamed', priceCents: 1 }) },
      { path: `coupons/${code}`, data: couponData() },
      { path: 'settings/private', data: { ...defaultPrivateSettings, smtpHost: 'mail.elsewhere.test' } },
    ];
    const foreign = await restore(backupOf(documents));
    expect(foreign.counts.find(({ collection }) => collection === 'coupons')).toMatchObject({ left: 1 });
    expect(await readDocument(`products/${slug}`)).toMatchObject({
      title: 'Renamed',
      priceCents: 280,
      rating: 0,
    });
    expect(await readDocument(`coupons/${code}`)).toBeUndefined();

    const own = signedBackupOf(documents.slice(0, 2));
    expect((await preview(own.replace('"priceCents":1,', '"priceCents":2,'))).signed).toBe(false);
    expect((await restore(own)).signed).toBe(true);
    expect(await readDocument(`products/${slug}`)).toMatchObject({ priceCents: 1, rating: 0, downloads: 0 });
    expect(await readDocument(`coupons/${code}`)).toMatchObject({ value: 20, usedCount: 0 });
  });

  it('brings a coupon back for whom and for what it was, which one without conditions is for anybody', async () => {
    const code = unique('C').toUpperCase();
    const path = `coupons/${code}`;
    const time = { $time: '2026-11-21T00:00:00.000000000Z' };
    const conditions = { perCustomer: 2, firstOrderOnly: true, products: ['neogate'], categories: ['auth'] };
    const limited = signedBackupOf([{ path, data: couponData({ ...conditions, startDate: time }) }]);
    await restore(limited);
    const { startDate, ...stored } = (await readDocument(path)) ?? {};
    expect(stored).toMatchObject(conditions);
    expect(startDate.toDate().toISOString()).toBe('2026-11-21T00:00:00.000Z');
    expect((await preview(limited)).counts).toMatchObject([{ unchanged: 1 }]);

    const older = signedBackupOf([{ path, data: couponData() }]);
    expect((await restore(older)).counts).toMatchObject([{ changed: 1 }]);
    const fields = Object.keys((await readDocument(path)) ?? {});
    expect(fields).toEqual(expect.arrayContaining(['value', 'usedCount', 'createdDate']));
    for (const field of [...Object.keys(conditions), 'startDate']) expect(fields).not.toContain(field);
    expect((await preview(older)).counts).toMatchObject([{ unchanged: 1 }]);

    const wrong = couponData({ products: ['../x'] });
    expect((await preview(signedBackupOf([{ path, data: wrong }]))).problems[0]?.problem).toMatch(/products/);
  });

  it('leaves the currency as it is once an invoice was numbered', async () => {
    const counter = 'counters/invoices';
    const numbered = (await readDocument(counter)) ?? { next: 1 };
    const text = signedBackupOf([
      { path: 'settings/site', data: { ...defaultSettings, currency: 'GBP', heroTitle: 'Imported' } },
    ]);
    await withDocument('settings/site', { ...defaultSettings, currency: 'EUR' }, () =>
      withDocument(counter, numbered, async () => {
        await restore(text);
        const site = await readDocument('settings/site');
        expect(site).toMatchObject({ currency: 'EUR', heroTitle: 'Imported' });
      }),
    );
  });

  it('leaves the mail server where it is, unless the owner imports', async () => {
    const stored = {
      ...defaultPrivateSettings,
      smtpHost: 'smtp.example.com',
      smtpPort: 465,
      smtpUser: 'store',
    };
    const imported = {
      ...defaultPrivateSettings,
      emailName: unique('Desk '),
      smtpHost: 'smtp.example.net',
      smtpPort: 25,
      smtpUser: 'other',
    };
    const text = signedBackupOf([{ path: 'settings/private', data: imported }]);
    await withDocument('settings/private', stored, async () => {
      await restore(text);
      const { changed: _mark, ...after } = (await readDocument('settings/private')) ?? {};
      expect(after).toEqual({ ...stored, emailName: imported.emailName });
      expect((await preview(text)).id).toBeNull();
      const owner = await withRole('owner');
      const { id } = await succeed(previewImport(text, owner));
      await succeed(applyImport({ id }, owner));
      expect(await readDocument('settings/private')).toMatchObject(imported);
    });
  });

  it('takes settings without the mark of who changed them elsewhere, and marks what it changes', async () => {
    const at = '2020-01-01T00:00:00.000000000Z';
    const document = (name: string, data: object, elsewhere = true) => ({
      path: `settings/${name}`,
      data: { ...data, ...(elsewhere && { changed: { byId: 'somebody', at: { $time: at } } }) },
    });
    const seller = { name: 'Studio', address: '', taxId: '', email: '' };
    const replies = { cannedReplies: [`Hello from ${unique('r')}.`] };
    const support = document('support', replies);
    const all = [
      document('site', defaultSettings),
      document('private', defaultPrivateSettings),
      document('seller', seller),
      document('creator', defaultCreator),
      support,
    ];
    expect((await preview(signedBackupOf(all))).problems).toEqual([]);

    await withDocument('settings/support', { cannedReplies: ['Old.'], changed: 'old' }, async () => {
      await restore(backupOf([support]));
      const { changed, ...imported } = (await readDocument('settings/support')) ?? {};
      expect(imported).toEqual(replies);
      expect(changed).toMatch(/^[A-Za-z0-9]{20}$/);
      await vi.waitFor(async () => {
        const entries = await db().collection('audit').where('byId', '==', admin.uid).get();
        const changes = entries.docs.filter((one) => one.data().targetId === 'settings/support');
        expect(changes.map((one) => one.data().byRole)).toEqual(['admin']);
      }, 60_000);
      // Only the mark differs.
      const { id, counts } = await preview(backupOf([document('support', replies, false)]));
      expect([id, counts[0]?.unchanged]).toEqual([null, 1]);
    });
  });

  it('brings a template that was gone as a draft, since its archive is not in a backup', async () => {
    const slug = unique('p');
    await restore(signedBackupOf([{ path: `products/${slug}`, data: productData() }]));
    expect(await readDocument(`products/${slug}`)).toMatchObject({
      status: 'draft',
      version: '',
      downloads: 0,
    });
  });

  it.each([
    [{ version: '1.0.0' }, { image: '/a.png' }, 'active'],
    [{ version: '' }, { image: '/a.png' }, 'draft'],
    [{ version: '1.0.0' }, { image: '' }, 'draft'],
  ])('with %j here and %j in the backup, a template for sale becomes %s', async (here, there, status) => {
    const slug = await putProduct({ status: 'draft', ...here });
    const data = productData({ title: unique('Sold '), ...there });
    await restore(signedBackupOf([{ path: `products/${slug}`, data }]));
    expect(await readDocument(`products/${slug}`)).toMatchObject({ title: data.title, status });
  });

  it('takes a draft with a title alone', async () => {
    const slug = unique('p');
    const data = productData({ status: 'draft', priceCents: null, category: '', description: '' });
    await restore(signedBackupOf([{ path: `products/${slug}`, data }]));
    expect(await readDocument(`products/${slug}`)).toMatchObject({ status: 'draft', priceCents: null });
  });

  it('is applied though a trigger has written down meanwhile what a product is found by', async () => {
    const slug = await putProduct();
    const data = productData({ title: 'Renamed' });
    const { id } = await preview(backupOf([{ path: `products/${slug}`, data }]));
    await db()
      .doc(`products/${slug}`)
      .update({ terms: [unique('t')] });
    expect(await succeed(applyImport({ id }, admin))).toEqual({ written: 1 });
  });

  it('is not applied to a store that has changed since its preview', async () => {
    const one = faq();
    const { id } = await preview(backupOf([one]));
    await db()
      .doc(one.path)
      .set({ ...faqData, order: 1 });
    expect(await reasonOf(applyImport({ id }, admin))).toBe('import-overtaken');
    expect(await readDocument(one.path)).toMatchObject({ order: 1 });
  });

  it('that died half way is finished by the sweep, and one that nobody applied is forgotten', async () => {
    const [first, second, never] = [faq(), faq(), faq()];
    const { id } = await preview(backupOf([first, second]));
    const unused = await preview(backupOf([never]));
    const long = Timestamp.fromMillis(Date.now() - durations.importStaged - 1_000);
    // The process wrote the first document and was killed.
    await db().doc(first.path).set(faqData);
    await db().doc(`imports/${id}`).update({ state: 'applying', startedAt: long });
    await db().doc(`imports/${unused.id}`).update({ at: long });
    await sweepImports();
    expect(await readDocument(second.path)).toEqual(faqData);
    expect(await readDocument(`imports/${id}`)).toMatchObject({ state: 'applied', written: 2 });
    expect(await readDocument(`imports/${unused.id}`)).toBeUndefined();
    expect(await readDocument(never.path)).toBeUndefined();
    expect((await db().collection(`imports/${id}/parts`).get()).size).toBe(0);
  });
});
