import { defaultCreator } from '@tempera/domain/catalogue/creator';
import { defaultPrivateSettings } from '@tempera/domain/settings/private-settings';
import { defaultSettings } from '@tempera/domain/settings/settings';
import { serverTimestamp } from 'firebase/firestore';
import {
  category,
  coupon,
  earlier,
  faq,
  newCoupon,
  newProduct,
  pageText,
  plan,
  product,
  seller,
} from './kit/documents.ts';
import { describeLimits, type Limit } from './kit/limits.ts';
import { openRules } from './kit/open-rules.ts';

const rules = openRules('who-changed');

const settings = {
  'settings/site': { ...defaultSettings },
  'settings/private': { ...defaultPrivateSettings },
  'settings/seller': seller(),
  'settings/support': { cannedReplies: ['Hello!'] },
  'settings/creator': { ...defaultCreator },
};

const [mine, theirs] = [
  { byId: 'admin', at: serverTimestamp() },
  { byId: 'owner', at: earlier },
];

/** Marks that admins may and may not set, whatever stood there before (decision 28). */
const marks: Limit[] = [
  ['by its writer, now', { changed: mine }, true],
  ['by nobody', {}, true],
  ['by somebody else', { changed: { ...mine, byId: 'owner' } }, false],
  ['by its writer, at another time', { changed: { ...mine, at: earlier } }, false],
  ['by its writer, at no time', { changed: { byId: 'admin' } }, false],
  ['now, by nobody', { changed: { at: serverTimestamp() } }, false],
  ['with a name', { changed: { ...mine, name: 'Adam Admin' } }, false],
  ['as a text', { changed: 'admin' }, false],
  ['as null', { changed: null }, false],
];

for (const [path, good] of Object.entries(settings)) {
  const form = { rules, as: 'admin' as const, path: () => path, good: () => ({ ...good }) };
  describeLimits({ ...form, name: `${path}, made` }, [
    ...marks,
    ['by somebody else, earlier', { changed: theirs }, false],
  ]);
  describeLimits({ ...form, name: `${path}, changed`, before: () => ({ ...good, changed: theirs }) }, [
    ...marks,
    ['with the mark that stood there', { changed: theirs }, true],
    ['with the time that stood there', { changed: { ...theirs, byId: 'admin' } }, false],
  ]);
}

/** What admins sell, and answer: as it is made, and as it stands. */
const sold = {
  'categories/blog': [category, category],
  'plans/pro': [plan, plan],
  'faqs/resell': [faq, faq],
  'legalTexts/terms': [pageText, pageText],
  'coupons/SPRING': [newCoupon, coupon],
  'products/blog': [
    () => ({ ...newProduct(), status: 'draft' }),
    () => ({ ...product(), updatedAt: serverTimestamp() }),
  ],
} as const;

for (const [path, [made, stands]] of Object.entries(sold)) {
  const form = { rules, as: 'admin' as const, path: () => path };
  describeLimits({ ...form, name: `${path}, made`, good: () => ({ ...made() }) }, marks);
  const before = () => ({ ...stands(), changed: theirs });
  describeLimits({ ...form, name: `${path}, changed`, good: () => ({ ...stands() }), before }, [
    ...marks,
    ['with the mark that stood there', { changed: theirs }, true],
  ]);
}
