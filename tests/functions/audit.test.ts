import { defaultSettings } from '@tempera/domain/settings/settings';
import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { auditCatalogue } from '../../functions/src/audit/audit-catalogue.ts';
import { auditSettings } from '../../functions/src/audit/audit-settings.ts';
import { auditText } from '../../functions/src/audit/audit-text.ts';
import { db } from '../../functions/src/platform/admin.ts';
import { clock } from '../../functions/src/platform/clock.ts';
import { customer, withRole } from './support/callers.ts';
import { reasonOf, reportForbidden, startSession, succeed } from './support/calls.ts';
import { readDocument, unique } from './support/store.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const markId = () => db().collection('x').doc().id;

/** A mark beneath a document as the rules have admins leave it. @returns the field that names it */
async function mark(path: string, byId: unknown, at = Date.now(), id = markId()) {
  await db()
    .doc(`${path}/marks/${id}`)
    .set({ byId, at: Timestamp.fromMillis(at) });
  return { changed: id };
}

const marksOf = async (path: string) =>
  (await db().collection(`${path}/marks`).get()).docs.map(({ id }) => id);

const byWhom = async (uid: string) => {
  const found = await db().collection('audit').where('byId', '==', uid).get();
  return found.docs.map((entry) => entry.data());
};

describe('reportForbidden', () => {
  it('writes down who came where, in one entry an hour that counts', async () => {
    const person = customer();
    await succeed(startSession(person));
    const now = 3_600_000 * Math.floor(Date.now() / 3_600_000);
    vi.spyOn(clock, 'now').mockReturnValue(now);
    const come = async (path: string) => (await succeed(reportForbidden({ path }, person))).recorded;
    expect([await come('/admin/users'), await come('/admin/users')]).toEqual([true, true]);
    vi.spyOn(clock, 'now').mockReturnValue(now + 3_599_999);
    expect(await come('/admin/orders')).toBe(true);
    const byName = (await readDocument(`users/${person.uid}`))?.name;
    const entry = { action: 'access.denied', byName, byRole: 'customer' };
    expect(byName).toMatch(/./);
    const [first, ...more] = await byWhom(person.uid);
    expect(more).toEqual([]);
    expect(first).toMatchObject({ ...entry, targetName: '/admin/orders', details: { attempts: 3 } });
    vi.spyOn(clock, 'now').mockReturnValue(now + 3_600_000);
    expect(await come('/admin/users')).toBe(true);
    const counts = (await byWhom(person.uid)).map(({ details }) => details.attempts);
    expect(counts.sort()).toEqual([1, 3]);
  });

  it('makes one entry of a hundred attempts at once, each under a path of its own', async () => {
    const person = customer();
    await succeed(startSession(person));
    vi.spyOn(clock, 'now').mockReturnValue(Date.now());
    const paths = Array.from({ length: 100 }, (_, n) => `/admin/${n}`);
    await Promise.all(paths.map((path) => succeed(reportForbidden({ path }, person))));
    const entries = await byWhom(person.uid);
    expect(entries).toHaveLength(1);
    expect(entries[0]?.details).toEqual({ attempts: 100 });
  });

  it('takes visitors too, and only paths of the store', async () => {
    expect(await succeed(reportForbidden({ path: '/admin' }, null))).toHaveProperty('recorded');
    expect(await reasonOf(reportForbidden({ path: 'https://example.com' }, null))).toBe('invalid-input');
  });
});

describe('a changed settings document', () => {
  const entry = (eventId: string) => readDocument(`audit/settings-${eventId}`);
  const open = { enabled: false, message: '', since: null };

  it('says nothing of a field that was missing and is empty now', async () => {
    const [eventId, cleared] = [unique('e'), unique('e')];
    await auditSettings(eventId, 'maintenance', open, { ...open, message: 'Soon', expectedEnd: null });
    expect((await entry(eventId))?.details).toEqual({ message: { from: '', to: 'Soon' } });
    await auditSettings(cleared, 'site', { siteName: 'Tempera' }, { siteName: 'Tempera', logo: '' });
    expect(await entry(cleared)).toBeUndefined();
  });

  it('says of a first save, which writes every field, only what is not as before', async () => {
    const eventId = unique('e');
    const { pages: _texts, ...site } = defaultSettings;
    await auditSettings(eventId, 'site', undefined, { ...site, siteName: 'Ink Shop' });
    expect((await entry(eventId))?.details).toEqual({ siteName: { from: 'Tempera', to: 'Ink Shop' } });
  });

  it('is written down with what changed, by whom, and once', async () => {
    const [admin, eventId] = [await withRole('admin'), unique('e')];
    await db().doc(`users/${admin.uid}`).set({ name: 'Ada Example' });
    const closed = {
      ...(await mark('settings/maintenance', admin.uid)),
      enabled: true,
      message: 'Back soon',
      since: Timestamp.now(),
      expectedEnd: Timestamp.fromMillis(Date.UTC(2030, 0, 2)),
    };
    await auditSettings(eventId, 'maintenance', open, closed);
    await auditSettings(eventId, 'maintenance', open, closed);
    expect(await entry(eventId)).toMatchObject({
      action: 'maintenance.enabled',
      byId: admin.uid,
      byRole: 'admin',
      byName: 'Ada Example',
      details: {
        enabled: { from: false, to: true },
        message: { from: '', to: 'Back soon' },
        expectedEnd: { from: null, to: '2030-01-02T00:00:00.000Z' },
      },
    });
    const [back, other, same] = [unique('e'), unique('e'), unique('e')];
    await auditSettings(back, 'maintenance', closed, open);
    await auditSettings(other, 'site', { siteName: 'x'.repeat(300) }, { siteName: 'Tempera' });
    await auditSettings(same, 'site', { siteName: 'Tempera' }, { siteName: 'Tempera' });
    expect((await entry(back))?.action).toBe('maintenance.disabled');
    expect((await entry(other))?.details.siteName.from).toHaveLength(201);
    expect(await entry(same)).toBeUndefined();
  });

  it('is the deed of whoever left a mark with it, which then goes', async () => {
    const admin = await withRole('admin');
    await db().doc(`users/${admin.uid}`).set({ name: 'Ada Example' });
    const [path, plain] = ['settings/site', { siteName: 'Before' }];
    const entryOf = async (before: object, after: object, times = 1) => {
      const eventId = unique('e');
      for (let n = 0; n < times; n++) await auditSettings(eventId, 'site', before, after, Date.now());
      return entry(eventId);
    };
    const was = { ...plain, changed: markId() };
    for (const before of [plain, was, { ...plain, changed: { byId: 'in-public', at: Timestamp.now() } }]) {
      const mine = await mark(path, admin.uid);
      const after = { siteName: 'After', ...mine };
      expect(await entryOf(before, after, 2)).toEqual(
        expect.objectContaining({
          action: 'settings.changed',
          byId: admin.uid,
          byName: 'Ada Example',
          byRole: 'admin',
          details: { siteName: { from: 'Before', to: 'After' } },
        }),
      );
      expect(await marksOf(path)).not.toContain(mine.changed);
    }
    const unread = await mark(path, admin.uid);
    const nobodys = [
      [plain, { siteName: 'After' }],
      [was, { ...was, siteName: 'After' }],
      // What others did since the mark was left is not its author's.
      [
        { ...plain, ...unread },
        { siteName: 'After', ...unread },
      ],
      // Somebody has put an old state back past the rules, or brought the settings of another store.
      [was, { siteName: 'After', changed: markId() }],
      [plain, { siteName: 'After', ...(await mark(path, 7)) }],
      [plain, { siteName: 'After', changed: { byId: admin.uid, at: Timestamp.now() } }],
      [plain, { siteName: 'After', changed: '' }],
    ] as const;
    for (const [before, after] of nobodys) {
      expect(await entryOf(before, after)).toMatchObject({ byId: '', byName: '', byRole: '' });
    }
    expect(await marksOf(path)).toContain(unread.changed);
    const unchanged = await mark(path, admin.uid);
    expect(await entryOf(plain, { ...plain, ...unchanged })).toBeUndefined();
    expect(await marksOf(path)).not.toContain(unchanged.changed);
  });

  it('keeps two who change it at once apart', async () => {
    const [one, two] = [await withRole('admin'), await withRole('owner')];
    const [first, second] = [await mark('settings/site', one.uid), await mark('settings/site', two.uid)];
    const [states, ids] = [
      [
        { siteName: 'A', ...first },
        { siteName: 'B', ...second },
      ] as const,
      [unique('e'), unique('e')] as const,
    ];
    await auditSettings(ids[1], 'site', ...states, Date.now());
    await auditSettings(ids[0], 'site', {}, states[0], Date.now());
    expect([(await entry(ids[0]))?.byId, (await entry(ids[1]))?.byId]).toEqual([one.uid, two.uid]);
  });
});

describe('an edited text of a page', () => {
  const at = Timestamp.now().toMillis();
  const text = {
    title: 'Terms',
    description: 'What holds.',
    body: '## Prices\n\nBefore tax.\n\n## Refunds\n\nNone.',
  };
  const edit = async (fields: Partial<Parameters<typeof auditText>[0]>) => {
    const eventId = unique('e');
    await auditText({ eventId, kind: 'legalTexts', id: 'terms', before: text, after: text, at, ...fields });
    return readDocument(`audit/text-${eventId}`);
  };

  it('is written down by its sections, with what they said and say, and by whom', async () => {
    const admin = await withRole('admin');
    const mine = await mark('legalTexts/terms', admin.uid);
    const after = { ...text, body: text.body.replace('None.', 'Always.'), ...mine };
    const entry = await edit({ after });
    expect(entry).toMatchObject({
      action: 'text.changed',
      byId: admin.uid,
      targetId: 'legalTexts/terms',
      targetName: 'Terms',
    });
    expect(entry?.details).toEqual({ '“Refunds”': { from: 'None.', to: 'Always.' } });
  });

  it('is a change of the default text where nothing stood, or stands any more', async () => {
    const written = await edit({ before: undefined });
    expect(written?.details.title).toEqual({ from: 'Terms of Service', to: 'Terms' });
    expect(written?.details['“Your account”'].to).toBeNull();
    await mark('legalTexts/terms', 'somebody', at, 'deletion');
    const reset = await edit({ before: text, after: undefined });
    expect(reset).toMatchObject({ byId: 'somebody', targetName: 'Terms of Service' });
    expect(reset?.details.title).toEqual({ from: 'Terms', to: 'Terms of Service' });
  });

  it('takes any heading', async () => {
    const body = `Before.\n\n## __proto__\n\n1\n\n## a.b\n\n2\n\n## a.b\n\n3\n\n## ${'x'.repeat(2_000)}\n\n4`;
    const entry = await edit({ after: { ...text, body } });
    expect(entry?.details).toMatchObject({
      text: { from: null, to: 'Before.' },
      '“__proto__”': { from: null, to: '1' },
      '“a.b”': { from: null, to: '2\n3' },
    });
  });

  it('says nothing of what changes nothing, or is no page', async () => {
    expect(await edit({})).toBeUndefined();
    expect(await edit({ id: 'imprint', after: undefined })).toBeUndefined();
    expect(await edit({ kind: 'guides', after: undefined })).toBeUndefined();
  });
});

describe('an edited product, coupon, plan or question', () => {
  const at = Timestamp.now().toMillis();
  const product = { title: 'Blog', priceCents: 4_900, status: 'active', downloads: 3 };
  const edit = (fields: Partial<Parameters<typeof auditCatalogue>[0]>) => {
    const eventId = unique('e');
    const base = { eventId, kind: 'product' as const, id: 'blog', before: product, after: product, at };
    return auditCatalogue({ ...base, ...fields }).then(() =>
      readDocument(`audit/${fields.kind ?? 'product'}-${eventId}`),
    );
  };

  it('is written down with what it was and is, and by whom', async () => {
    const admin = await withRole('admin');
    await db().doc(`users/${admin.uid}`).set({ name: 'Ada Example' });
    const after = {
      ...product,
      priceCents: 3_900,
      downloads: 4,
      ...(await mark('products/blog', admin.uid)),
    };
    expect(await edit({ after })).toMatchObject({
      action: 'product.changed',
      byId: admin.uid,
      byName: 'Ada Example',
      byRole: 'admin',
      targetId: 'blog',
      targetName: 'Blog',
      details: { priceCents: { from: 4_900, to: 3_900 } },
    });
    const coupon = { value: 20, status: 'active', usedCount: 1 };
    const entry = await edit({
      kind: 'coupon',
      id: 'SPRING',
      before: coupon,
      after: { ...coupon, value: 25 },
    });
    expect(entry).toMatchObject({ action: 'coupon.changed', targetName: 'SPRING', byId: '' });
    expect(entry?.details).toEqual({ value: { from: 20, to: 25 } });
    // Saved anew, an older one says in words what it meant before, and that is no change.
    const conditions = {
      perCustomer: 2,
      firstOrderOnly: false,
      products: [],
      categories: ['auth'],
      startDate: null,
    };
    const saved = await edit({
      kind: 'coupon',
      id: 'SPRING',
      before: coupon,
      after: { ...coupon, ...conditions },
    });
    expect(saved?.details).toEqual({
      categories: { from: '[]', to: '["auth"]' },
      perCustomer: { from: 0, to: 2 },
    });
    await mark('plans/pro', admin.uid, at, 'deletion');
    const gone = { kind: 'plan' as const, id: 'pro', before: { name: 'Pro' }, after: undefined };
    expect(await edit(gone)).toMatchObject({ action: 'plan.deleted', targetName: 'Pro', byId: admin.uid });
    const faq = { question: 'May I resell it?', answer: 'No.' };
    const answered = { ...faq, answer: 'Yes.', ...(await mark('faqs/resell', admin.uid)) };
    expect(await edit({ kind: 'faq', id: 'resell', before: faq, after: answered })).toMatchObject({
      action: 'faq.changed',
      targetName: 'May I resell it?',
      byId: admin.uid,
      details: { answer: { from: 'No.', to: 'Yes.' } },
    });
  });

  it('is a category’s too, whose end its function writes down', async () => {
    const admin = await withRole('admin');
    const before = { name: 'Blogs', description: '', order: 3 };
    const after = { ...before, order: 1, ...(await mark('categories/blog', admin.uid)) };
    const category = { kind: 'category' as const, id: 'blog', before };
    expect(await edit({ ...category, after })).toMatchObject({
      action: 'category.changed',
      byId: admin.uid,
      targetName: 'Blogs',
      details: { order: { from: 3, to: 1 } },
    });
    const added = { ...before, ...(await mark('categories/blog', admin.uid)) };
    expect(await edit({ ...category, before: undefined, after: added })).toMatchObject({
      action: 'category.added',
    });
    expect(await edit({ ...category, after: undefined })).toBeUndefined();
  });

  it('names nobody for a mark of an earlier edit', async () => {
    const earlier = await mark('products/blog', 'somebody', at - 120_000);
    await mark('plans/pro', 'somebody', at - 120_000, 'deletion');
    const [before, after] = [
      { ...product, ...earlier },
      { ...product, ...earlier, priceCents: 1 },
    ];
    expect(await edit({ before, after })).toMatchObject({ byId: '' });
    expect(await edit({ kind: 'plan', before, after: undefined })).toMatchObject({ byId: '' });
  });

  it('leaves out what functions keep and tell themselves', async () => {
    const mine = await mark('products/blog', 'a');
    expect(await edit({ after: { ...product, downloads: 9, rating: 5, ...mine } })).toBeUndefined();
    expect(await edit({ after: { ...product, status: 'archived' } })).toBeUndefined();
    const leaving = { ...product, status: 'draft', deleting: true };
    expect(await edit({ after: leaving })).toBeUndefined();
    expect(await edit({ before: leaving, after: { ...product, status: 'archived' } })).toBeUndefined();
    expect(await edit({ before: undefined })).toBeUndefined();
    expect(await edit({ after: undefined })).toBeUndefined();
    const added = { ...product, ...(await mark('products/blog', 'a')) };
    expect(await edit({ before: undefined, after: added })).toMatchObject({
      action: 'product.added',
      byId: 'a',
    });
  });
});
