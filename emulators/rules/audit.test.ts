import { assertFails } from '@firebase/rules-unit-testing';
import { collection, getDocs, limit, query } from 'firebase/firestore';
import { it } from 'vitest';
import { describeMatrix, plainSubject } from './kit/matrix.ts';
import { openRules } from './kit/open-rules.ts';

const rules = openRules('audit');

describeMatrix(
  rules,
  'audit',
  plainSubject((_owner, id) => `audit/${id}`),
);

it('is listed a hundred at a time', async () => {
  await assertFails(getDocs(query(collection(rules.as('admin'), 'audit'), limit(101))));
});
