import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { collection, getDocs } from 'firebase/firestore';
import { it } from 'vitest';
import { describeMatrix, plainSubject } from './kit/matrix.ts';
import { openRules } from './kit/open-rules.ts';

const rules = openRules('audit');

describeMatrix(
  rules,
  'audit',
  plainSubject((_owner, id) => `audit/${id}`),
);

it('is listed for admins, and not for staff', async () => {
  await assertSucceeds(getDocs(collection(rules.as('admin'), 'audit')));
  await assertFails(getDocs(collection(rules.as('staff'), 'audit')));
});
