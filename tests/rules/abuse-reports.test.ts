import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { reviewLimits } from '@tempera/domain/catalogue/review';
import { reviewReportSchema } from '@tempera/domain/catalogue/review-schema';
import { collection, doc, limit, query, setDoc, updateDoc } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { earlier, newReport, review } from './kit/documents.ts';
import { choiceLimits, describeLimits, exactKeys, type Limit, textLimits } from './kit/limits.ts';
import { describeMatrix } from './kit/matrix.ts';
import { openRules } from './kit/open-rules.ts';
import type { PersonName } from './kit/people.ts';
import { writeSigned } from './kit/signing.ts';
import { writeDocs } from './kit/write-docs.ts';

const rules = openRules('abuse');
const author = 'stranger';
const reviewPath = (slug: string, uid: string = author) => `products/${slug}/reviews/${uid}`;
const pathOf = (slug: string, reporter: string) => `abuseReports/${slug}_${author}_${reporter}`;
const standing = (slug: string, reporter: string) => ({ ...newReport(slug, author, reporter), at: earlier });

describeMatrix(rules, 'abuseReports', {
  path: (owner, id) => pathOf(id, owner),
  stored: (owner, id) => standing(id, owner),
  created: (owner, id) => newReport(id, author, owner),
  updated: () => ({ status: 'closed' }),
  listed: (db) => query(collection(db, 'abuseReports'), limit(10)),
  around: (_owner, id) => ({ [reviewPath(id)]: review(author) }),
});

const form = {
  rules,
  as: 'customer',
  path: (id: string) => pathOf(id, 'customer'),
  good: (id: string) => newReport(id, author, 'customer'),
  around: (id: string) => ({ [reviewPath(id)]: review(author) }),
} as const;
const limits: Limit[] = [
  ...choiceLimits('reason', ['spam', 'abusive', 'wrong-product', 'other']),
  ...textLimits('text', reviewLimits.reportText, false),
];

describe('with the review there', () => {
  describeLimits({ ...form, name: 'what is said', schema: reviewReportSchema }, limits);
  describeLimits({ ...form, name: 'creation' }, [
    ...exactKeys(newReport('any', author, 'customer')),
    ['another kind', { kind: 'chat' }, false],
    ['closed already', { status: 'closed' }, false],
    ['at forged', { at: earlier }, false],
    ['in the name of somebody else', { reporterUid: 'released' }, false],
    ['of another product than its id says', { slug: 'another' }, false],
    ['of another review than its id says', { reviewUid: 'owner' }, false],
    ['a slug that is none', { slug: 7 }, false],
    ['an author that is none', { reviewUid: 7 }, false],
  ]);
  describeLimits(
    {
      ...form,
      as: 'staff',
      before: (id) => standing(id, 'customer'),
      good: (id) => standing(id, 'customer'),
      name: 'update by staff',
    },
    [
      ['closed', { status: 'closed' }, true],
      ['a status of no meaning', { status: 'deleted' }, false],
      ['closed with other words', { status: 'closed', text: 'Nothing.' }, false],
      ['closed with another reason', { status: 'closed', reason: 'other' }, false],
    ],
  );
});

describe('a report', () => {
  const send = (as: PersonName, slug: string, reviewUid: string = author) =>
    writeSigned(rules.as(as), as, `abuseReports/${slug}_${reviewUid}_${as}`, {
      set: newReport(slug, reviewUid, as),
    });

  it('is made by staff, admins and the owner too', async () => {
    await writeDocs(rules.seed, { [reviewPath('by-staff')]: review(author) });
    for (const person of ['staff', 'admin', 'owner'] as const) await assertSucceeds(send(person, 'by-staff'));
  });

  it('is made with its count, and never without', async () => {
    await writeDocs(rules.seed, { [reviewPath('counted')]: review(author) });
    const data = newReport('counted', author, 'customer');
    await assertFails(setDoc(doc(rules.as('customer'), pathOf('counted', 'customer')), data));
    await assertSucceeds(send('customer', 'counted'));
  });

  it('is made once', async () => {
    await writeDocs(rules.seed, { [reviewPath('once')]: review(author) });
    await assertSucceeds(send('customer', 'once'));
    await assertFails(send('customer', 'once'));
    await assertSucceeds(send('released', 'once'));
  });

  it('is never of one’s own review, nor of one that is not there', async () => {
    await writeDocs(rules.seed, { [reviewPath('own', 'customer')]: review('customer') });
    await assertFails(send('customer', 'own', 'customer'));
    await assertSucceeds(send('released', 'own', 'customer'));
    await assertFails(send('customer', 'not-there'));
  });

  it('is never a second one under another id', async () => {
    await writeDocs(rules.seed, { [reviewPath('twice')]: review(author) });
    const data = newReport('twice', author, 'customer');
    for (const id of ['mine', `twice_${author}_released`, `twice_${author}_customer_2`]) {
      await assertFails(writeSigned(rules.as('customer'), 'customer', `abuseReports/${id}`, { set: data }));
    }
    await assertSucceeds(send('customer', 'twice'));
  });

  it('is never of what no product can be called', async () => {
    await writeDocs(rules.seed, { [reviewPath('Not A Slug')]: review(author) });
    await assertFails(send('customer', 'Not A Slug'));
  });

  it('is closed once', async () => {
    const path = pathOf('done', 'customer');
    await writeDocs(rules.seed, { [path]: { ...standing('done', 'customer'), status: 'closed' } });
    await assertFails(updateDoc(doc(rules.as('staff'), path), { status: 'closed' }));
  });

  it('is not opened again', async () => {
    const path = pathOf('closed', 'customer');
    await writeDocs(rules.seed, { [path]: { ...standing('closed', 'customer'), status: 'closed' } });
    await assertFails(updateDoc(doc(rules.as('staff'), path), { status: 'open' }));
    await assertFails(updateDoc(doc(rules.as('customer'), path), { status: 'open' }));
  });
});
