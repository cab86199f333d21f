import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { doc, getDoc, serverTimestamp, Timestamp, updateDoc } from 'firebase/firestore';
import { afterAll, beforeEach, describe, it } from 'vitest';
import { earlier, user } from './kit/documents.ts';
import { accessRecord, openRules, openStore } from './kit/open-rules.ts';
import { type PersonName, people } from './kit/people.ts';
import { writeDocs } from './kit/write-docs.ts';

/** A ticket's status: set by those who answer, and opened again by its customer (decision 21). */
const rules = openRules('ticket-status');
type Data = Record<string, unknown>;
const path = 'tickets/customer_0';

const put = (status: string, owner: PersonName = 'customer', fields: Data = {}) =>
  writeDocs(rules.seed, {
    [`tickets/${owner}_0`]: {
      userId: owner,
      username: `Name of ${owner}`,
      status,
      subject: 'A question',
      createdAt: earlier,
      lastMessage: 'How do I run it?',
      lastMessageAt: earlier,
      ...fields,
    },
  });

/** The button of a status, with what is changed; `undefined` leaves a field out. */
function set(name: PersonName, status: string, change: Data = {}, at = path): Promise<void> {
  const since = status === 'open' ? 'reopenedAt' : 'settledAt';
  const data = { status, [since]: serverTimestamp(), ...change };
  const known = Object.entries(data).filter(([, value]) => value !== undefined);
  return updateDoc(doc(rules.as(name), at), Object.fromEntries(known) as Data);
}

beforeEach(() => writeDocs(rules.seed, { 'users/customer': user('customer'), 'users/staff': user('staff') }));
afterAll(() => writeDocs(rules.seed, openStore));

describe.each(['open', 'pending', 'closed'])('a ticket that is %s', (before) => {
  it('is set to anything by those who answer, and to nothing else', async () => {
    for (const name of ['staff', 'admin', 'owner'] as const) {
      for (const status of ['closed', 'pending', 'open']) {
        await put(before);
        await assertSucceeds(set(name, status));
      }
    }
    await assertFails(set('staff', 'lost'));
  });

  it('is opened by its customer if it is closed, and set to nothing else', async () => {
    for (const status of ['open', 'pending', 'closed', 'lost']) {
      await put(before);
      const may = before === 'closed' && status === 'open';
      await (may ? assertSucceeds : assertFails)(set('customer', status));
    }
  });

  it('stays as it is to everybody else', async () => {
    await put(before);
    for (const name of ['stranger', 'guest', 'visitor', 'demotedAdmin', 'suspendedStaff'] as const) {
      await assertFails(set(name, 'open'));
      await assertFails(set(name, 'closed'));
    }
  });
});

describe('a closed ticket', () => {
  const own: PersonName[] = ['customer', 'banned', 'suspended', 'released'];

  it.each(own)('is opened again by its customer, restricted or not: %s', async (name) => {
    await put('closed', name);
    await assertSucceeds(set(name, 'open', {}, `tickets/${name}_0`));
  });

  it('waits for the end of maintenance to be opened by its customer, not by staff', async () => {
    const closed = { ...openStore['settings/maintenance'], enabled: true, since: earlier };
    await writeDocs(rules.seed, { 'settings/maintenance': closed });
    await put('closed');
    await assertFails(set('customer', 'open'));
    await assertSucceeds(set('staff', 'open'));
    await writeDocs(rules.seed, openStore);
  });

  it('is not opened in a session that has been ended everywhere', async () => {
    const record = accessRecord(people.released.access);
    await put('closed', 'released');
    await writeDocs(rules.seed, { 'access/released': { ...record, sessionsEndedAt: Timestamp.now() } });
    const token = { auth_time: 1_000, firebase: { sign_in_provider: 'password' } };
    const ticket = doc(rules.asToken('released', token), 'tickets/released_0');
    await assertFails(updateDoc(ticket, { status: 'open', reopenedAt: serverTimestamp() }));
    await writeDocs(rules.seed, { 'access/released': record });
  });

  it('shows its files in no session that has been ended everywhere', async () => {
    const record = accessRecord(people.released.access);
    const path = 'tickets/released_0/attachments/one';
    await put('open', 'released');
    await writeDocs(rules.seed, {
      [path]: { fileName: 'log.txt' },
      'access/released': { ...record, sessionsEndedAt: Timestamp.now() },
    });
    const token = { auth_time: 1_000, firebase: { sign_in_provider: 'password' } };
    await assertFails(getDoc(doc(rules.asToken('released', token), path)));
    await writeDocs(rules.seed, { 'access/released': record });
    await assertSucceeds(getDoc(doc(rules.asToken('released', token), path)));
  });
});

describe('the time of a change', () => {
  const cases: [string, string, Data, boolean][] = [
    ['is the server’s', 'open', {}, true],
    ['of opening is no time of one’s own', 'open', { reopenedAt: earlier }, false],
    ['of opening is not left out', 'open', { reopenedAt: undefined }, false],
    ['of opening is not the one of settling', 'open', { settledAt: serverTimestamp() }, false],
    ['comes with nothing else', 'open', { subject: 'Another' }, false],
    ['comes with no due time', 'open', { dueAt: null }, false],
    ['comes with no plan', 'open', { plan: 'enterprise' }, false],
  ];
  it.each(cases)('%s', async (_what, status, change, allowed) => {
    for (const name of ['customer', 'staff'] as const) {
      await put('closed');
      await (allowed ? assertSucceeds : assertFails)(set(name, status, change));
    }
  });

  it.each(['pending', 'closed'])('of settling to %s is the server’s, and comes alone', async (status) => {
    await put('open');
    await assertFails(set('staff', status, { settledAt: earlier }));
    await assertFails(set('staff', status, { settledAt: undefined }));
    await assertFails(set('staff', status, { reopenedAt: serverTimestamp() }));
    await assertFails(set('staff', status, { settledAt: undefined, reopenedAt: serverTimestamp() }));
    await assertSucceeds(set('staff', status));
  });
});

it('when an answer is due is nobody’s to write', async () => {
  await put('open', 'customer', { dueAt: earlier, plan: 'starter', chatId: 'c1' });
  for (const name of ['customer', 'staff', 'owner'] as const) {
    for (const change of [{ dueAt: null }, { plan: 'pro' }, { chatId: 'c2' }, { staffAttachedAt: earlier }])
      await assertFails(updateDoc(doc(rules.as(name), path), change));
  }
});
