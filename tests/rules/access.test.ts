import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { collection, doc, getDoc, getDocs, limit, query, setDoc, updateDoc } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { describeMatrix, plainSubject } from './kit/matrix.ts';
import { accessRecord, openRules } from './kit/open-rules.ts';
import { type PersonName, people } from './kit/people.ts';

const rules = openRules('access');
const recordOf = (name: string) => {
  const { access } = people[name as PersonName];
  if (!access) throw new Error(`${name} has no record`);
  return accessRecord(access);
};

// The records that are tried are the ones that the persons are judged by, so a creation is tried beside them.
describeMatrix(rules, 'access', {
  path: (owner) => `access/${owner}`,
  createdAt: (_owner, id) => `access/new-${id}`,
  stored: recordOf,
  created: recordOf,
  updated: () => ({ role: 'owner' }),
  listed: (db) => query(collection(db, 'access'), limit(100)),
});

describeMatrix(
  rules,
  'access log',
  plainSubject((owner, id) => `access/${owner}/log/${id}`),
);

const admin = accessRecord({ role: 'admin', status: 'active', permanent: false, ends: null });

describe('access', () => {
  it('lets nobody make a record for themselves, with a claim or without', async () => {
    const token = { role: 'admin', firebase: { sign_in_provider: 'password' } };
    await assertFails(setDoc(doc(rules.asToken('newcomer'), 'access/newcomer'), admin));
    await assertFails(setDoc(doc(rules.asToken('claimant', token), 'access/claimant'), admin));
  });

  it('lets nobody raise or free themselves, whoever they are', async () => {
    for (const name of ['customer', 'staff', 'admin', 'owner'] as const) {
      await assertFails(updateDoc(doc(rules.as(name), `access/${name}`), { role: 'owner' }));
    }
    const free = { status: 'active', permanent: false };
    await assertFails(updateDoc(doc(rules.as('banned'), 'access/banned'), free));
  });

  it('shows people with a role their own record, also when it says that they have none', async () => {
    for (const name of ['staff', 'suspendedStaff', 'bannedAdmin', 'demotedAdmin'] as const) {
      await assertSucceeds(getDoc(doc(rules.as(name), `access/${name}`)));
    }
  });

  it('is listed for staff, and not for customers', async () => {
    for (const path of ['access', 'access/customer/log']) {
      await assertSucceeds(getDocs(collection(rules.as('staff'), path)));
      await assertFails(getDocs(collection(rules.as('customer'), path)));
    }
  });
});
