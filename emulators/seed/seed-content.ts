import { type Creator, defaultCreator } from '@tempera/domain/catalogue/creator';
import type { Seller } from '@tempera/domain/money/seller';
import { demoPhone } from '@tempera/domain/operations/security-scan';
import { defaultPrivateSettings } from '@tempera/domain/settings/private-settings';
import { defaultSettings } from '@tempera/domain/settings/settings';
import { Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import { categories } from './categories.ts';
import { coupons } from './coupons.ts';
import { faqs } from './faqs.ts';
import type { Store } from './open-store.ts';
import { plans } from './plans.ts';

/** The people behind the local store: the defaults, with links to nowhere in particular. */
const creator: Creator = {
  ...defaultCreator,
  game: {
    platform: 'Gamehall',
    username: 'wet_edge',
    url: 'https://example.com/gamehall/wet_edge',
  },
  website: 'https://example.com/studio',
  codeHosting: 'https://example.com/code/tempera',
  socials: [
    'https://example.com/posts/tempera',
    'https://example.com/videos/tempera',
    'https://example.com/sketches/tempera',
  ],
};

const twoYearsMs = 2 * 365 * 24 * 60 * 60 * 1000;

/** Sample coupons are dated from `now` (milliseconds), so that the working ones work whenever a store is made. */
function putCoupons({ db }: Store, batch: WriteBatch, now: number): void {
  for (const { code, expiryDate, ...coupon } of coupons) {
    const ends = expiryDate ? Date.parse(expiryDate) : now + twoYearsMs;
    batch.set(db.doc(`coupons/${code}`), {
      ...coupon,
      usedCount: 0,
      expiryDate: Timestamp.fromMillis(ends),
      createdDate: Timestamp.fromMillis(Math.min(now, ends)),
    });
  }
}

/** Example values, so that the local store's invoices are complete. */
const seller: Seller = {
  name: 'Tempera Studio',
  address: '12 Pigment Row',
  zip: 'CA 94100',
  city: 'San Francisco',
  country: 'US',
  taxId: '00-0000000',
  email: 'billing@example.com',
};

/** The mail catcher of the stack that is being seeded, if it has one. */
function mailServer() {
  const port = Number(process.env.TEMPERA_SMTP_PORT ?? 0);
  return { ...defaultPrivateSettings, ...(port > 0 && { smtpHost: '127.0.0.1', smtpPort: port }) };
}

/** Where nothing is sold yet: mails go to the catcher, and no tax is claimed that the owner has not set. */
export async function seedEmptyStore({ db }: Store): Promise<void> {
  await db.doc('settings/private').set(mailServer());
  await db.doc('settings/site').set({ taxRate: '0' });
}

/** The defaults, but nobody has to confirm an address, and mails go to the catcher: none leaves the local store. */
function putSettings({ db }: Store, batch: WriteBatch): void {
  // The texts of pages stay away until an admin writes some: every page carries the settings along.
  const { pages: _texts, ...site } = defaultSettings;
  batch.set(db.doc('settings/site'), {
    ...site,
    metaTitle: 'Tempera: source-code templates made by hand',
    supportPhone: demoPhone,
    supportHours: 'Mon-Fri 9AM-6PM EST',
    supportCity: 'San Francisco CA',
    communityUrl: 'https://example.com/community',
    requireEmailVerification: false,
  });
  batch.set(db.doc('settings/creator'), creator);
  batch.set(db.doc('settings/private'), mailServer());
  batch.set(db.doc('settings/seller'), seller);
  batch.set(db.doc('settings/maintenance'), { enabled: false, message: '', since: null });
}

/** Categories, plans, questions, coupons and settings, in one batch. */
export async function seedContent(store: Store): Promise<void> {
  const { db } = store;
  const batch = db.batch();
  for (const { slug, ...category } of categories) batch.set(db.doc(`categories/${slug}`), category);
  for (const { id, ...plan } of plans) batch.set(db.doc(`plans/${id}`), plan);
  for (const { id, ...faq } of faqs) batch.set(db.doc(`faqs/${id}`), faq);
  putCoupons(store, batch, Date.now());
  putSettings(store, batch);
  await batch.commit();
}
