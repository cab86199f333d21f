import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { advisoryLimits, advisorySchema, severities } from '@tempera/domain/advisories/advisory';
import { collection, deleteField, doc, query, serverTimestamp, updateDoc, where } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { advisory, earlier, product } from './kit/documents.ts';
import { choiceLimits, describeLimits, exactKeys, type Limit, textLimits } from './kit/limits.ts';
import { describeMatrix } from './kit/matrix.ts';
import { openRules } from './kit/open-rules.ts';
import { writeSigned } from './kit/signing.ts';
import { writeDocs } from './kit/write-docs.ts';

const rules = openRules('advisories');
const around = () => ({ 'products/neo': product() });
const published = () => ({ ...advisory(), publishedAt: earlier });

describeMatrix(rules, 'advisories', {
  path: (_owner, id) => `advisories/${id}`,
  stored: published,
  created: () => advisory(),
  updated: () => ({ withdrawnAt: serverTimestamp() }),
  listed: (db) => query(collection(db, 'advisories'), where('slug', '==', 'neo')),
  around,
});

const many = Array.from({ length: advisoryLimits.versions }, (_, n) => `1.${n}.0`);
const versionLimits: Limit[] = [
  ['as many versions as may be', { versions: many }, true],
  ['a version too many', { versions: [...many, '2.0.0'] }, false],
  ['no version', { versions: [] }, false],
  ['a version of two parts', { versions: ['1.0.0', '1.0'] }, false],
  ['a version with a zero before it', { versions: ['01.0.0'] }, false],
  ['a version with a line break', { versions: ['1.0.0\n1.0.1'] }, false],
  ['a number for a version', { versions: [1] }, false],
  ['null for a version', { versions: [null] }, false],
  ['a text for versions', { versions: '1.0.0' }, false],
  ['no fix', { fixedIn: null }, true],
  ['an empty fix', { fixedIn: '' }, false],
  ['a fix in words', { fixedIn: 'soon' }, false],
  ['a list for a fix', { fixedIn: ['1.0.0'] }, false],
];
const form = { rules, as: 'admin', path: (id: string) => `advisories/${id}`, around } as const;
describeLimits({ ...form, name: 'fields', good: () => advisory(), schema: advisorySchema }, [
  ...textLimits('title', advisoryLimits.title, true),
  ...textLimits('text', advisoryLimits.text, true),
  ...choiceLimits('severity', severities),
  ...versionLimits,
]);
describeLimits({ ...form, name: 'keys, times and the product', good: () => advisory() }, [
  ...exactKeys(advisory()),
  ['of another time', { publishedAt: earlier }, false],
  ['withdrawn from the beginning', { withdrawnAt: serverTimestamp() }, false],
  ['of a product that is not there', { slug: 'none' }, false],
  ['of no slug', { slug: 'Neo' }, false],
]);

describe('what stands', () => {
  const path = 'advisories/stands';
  const change = (fields: Record<string, unknown>, by: 'admin' | 'staff' | 'customer' = 'admin') =>
    writeSigned(rules.as(by), by, path, { update: fields });

  it.each([
    ['another title', { title: 'Something else' }],
    ['other versions', { versions: ['1.0.0', '1.0.1'] }],
    ['another severity', { severity: 'low' }],
    ['another product', { slug: 'other' }],
    ['a new time', { publishedAt: serverTimestamp() }],
    ['a field of another kind', { text: 'Update.', note: 'x' }],
    ['no text', { text: ' ' }],
    ['a text that is too long', { text: 'x'.repeat(advisoryLimits.text + 1) }],
    ['no text at all', { text: deleteField() }],
    ['a fix in words', { fixedIn: 'soon' }],
    ['no word of a fix', { fixedIn: deleteField() }],
    ['its title with a fix', { title: 'Something else', fixedIn: '1.2.0' }],
    ['a fix with the withdrawal', { fixedIn: '1.2.0', withdrawnAt: serverTimestamp() }],
    ['its severity with the withdrawal', { severity: 'low', withdrawnAt: serverTimestamp() }],
    ['a withdrawal of another time', { withdrawnAt: earlier }],
  ])('is not given %s', async (_what, fields) => {
    await writeDocs(rules.seed, { ...around(), [path]: published() });
    await assertFails(change(fields));
  });

  it.each([
    ['what to do', { text: 'Remove the parameter.' }],
    ['a fix', { fixedIn: '1.2.0' }],
    ['both', { text: 'Update to 1.2.0.', fixedIn: '1.2.0' }],
    ['a fix that was none', { fixedIn: null }],
  ])('is given %s by those who manage the store, and by nobody else', async (_what, fields) => {
    await writeDocs(rules.seed, { ...around(), [path]: published() });
    await assertFails(change(fields, 'staff'));
    await assertFails(change(fields, 'customer'));
    await assertSucceeds(change(fields));
  });

  it('is given nothing without the mark of who changes it, and nothing once it is withdrawn', async () => {
    await writeDocs(rules.seed, { ...around(), [path]: published() });
    await assertFails(updateDoc(doc(rules.as('admin'), path), { fixedIn: '1.2.0' }));
    await assertSucceeds(change({ withdrawnAt: serverTimestamp() }));
    await assertFails(change({ fixedIn: '1.2.0' }));
    await assertFails(change({ text: 'Never mind.' }));
  });

  it('is withdrawn once, for good', async () => {
    await writeDocs(rules.seed, { ...around(), [path]: published() });
    await assertSucceeds(change({ withdrawnAt: serverTimestamp() }));
    await assertFails(change({ withdrawnAt: serverTimestamp() }));
    await assertFails(change({ withdrawnAt: null }));
  });
});
