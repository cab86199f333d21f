import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { doc, serverTimestamp, updateDoc } from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { earlier, user } from './kit/documents.ts';
import { openRules } from './kit/open-rules.ts';
import type { PersonName } from './kit/people.ts';
import { writeDocs } from './kit/write-docs.ts';

/** Who takes care of a ticket, how pressing it is, and its tags. */
const rules = openRules('ticket-triage');
type Data = Record<string, unknown>;

const ticket = (userId: string, fields: Data = {}): Data => ({
  userId,
  username: 'Name',
  status: 'open',
  subject: 'A question',
  createdAt: earlier,
  lastMessage: 'How do I run it?',
  lastMessageAt: earlier,
  assigneeId: null,
  assigneeName: '',
  ...fields,
});
const put = (fields: Data = {}) =>
  writeDocs(rules.seed, { 'tickets/customer_0': ticket('customer', fields) });
const change = (name: PersonName, fields: Data, at = 'tickets/customer_0') =>
  updateDoc(doc(rules.as(name), at), fields);
const to = (name: PersonName): Data => ({ assigneeId: name, assigneeName: `Name of ${name}` });
const toNobody: Data = { assigneeId: null, assigneeName: '' };

beforeEach(async () => {
  const names = ['staff', 'admin', 'owner', 'customer', 'stranger'] as const;
  await writeDocs(rules.seed, Object.fromEntries(names.map((name) => [`users/${name}`, user(name)])));
  await put();
});

describe('a ticket is assigned', () => {
  it.each(['staff', 'admin', 'owner'] as const)(
    'by %s to anybody of the team, and to nobody',
    async (name) => {
      for (const other of ['staff', 'admin', 'owner'] as const) await assertSucceeds(change(name, to(other)));
      await assertSucceeds(change(name, toNobody));
    },
  );

  it.each(['customer', 'stranger', 'suspendedStaff', 'demotedAdmin', 'guest', 'visitor'] as const)(
    'by nobody else: %s',
    async (name) => {
      await assertFails(change(name, to('staff')));
      await assertFails(change(name, { priority: 'urgent' }));
      await assertFails(change(name, { tags: ['vip'] }));
    },
  );

  it.each<[string, Data]>([
    ['a customer', to('stranger')],
    ['its own customer', to('customer')],
    ['somebody who is not there', { assigneeId: 'gone', assigneeName: 'Gone' }],
    ['one of the team by another name', { assigneeId: 'staff', assigneeName: 'Name of admin' }],
    ['nobody by a name', { assigneeId: null, assigneeName: 'Name of staff' }],
    ['nobody, with no word about the name', { assigneeId: null, assigneeName: null }],
    ['a path', { assigneeId: 'staff/notes/one', assigneeName: 'Name of staff' }],
  ])('to %s never', async (_who, fields) => {
    await put(to('admin'));
    await assertFails(change('staff', fields));
  });

  it('to one’s name alone never, and a name stays that of who has left the team', async () => {
    await put(to('stranger'));
    await assertFails(change('staff', { assigneeName: 'Name of staff' }));
    await assertSucceeds(change('staff', { priority: 'high' }));
  });

  it('by nobody whose ticket it is, be they staff', async () => {
    await writeDocs(rules.seed, { 'tickets/staff_0': ticket('staff') });
    await assertFails(change('staff', to('admin'), 'tickets/staff_0'));
    await assertFails(change('staff', { priority: 'urgent' }, 'tickets/staff_0'));
    await assertFails(change('admin', to('staff'), 'tickets/staff_0'));
    await assertSucceeds(change('admin', to('admin'), 'tickets/staff_0'));
  });
});

describe('priority and tags', () => {
  it.each<[string, Data, boolean]>([
    ['a low priority', { priority: 'low' }, true],
    ['a normal priority', { priority: 'normal' }, true],
    ['a high priority', { priority: 'high' }, true],
    ['an urgent priority', { priority: 'urgent' }, true],
    ['no such priority', { priority: 'blazing' }, false],
    ['a priority that is no word', { priority: 1 }, false],
    ['tags', { tags: ['refund', 'vat id'] }, true],
    ['no tags', { tags: [] }, true],
    [
      'ten tags of thirty characters',
      { tags: Array.from({ length: 10 }, (_, n) => `${n}`.padEnd(30, 'x')) },
      true,
    ],
    ['eleven tags', { tags: Array.from({ length: 11 }, (_, n) => `tag ${n}`) }, false],
    ['a tag too long', { tags: ['x'.repeat(31)] }, false],
    ['a blank tag', { tags: ['refund', ' '] }, false],
    ['a tag that is no text', { tags: [7] }, false],
    ['tags that are no list', { tags: 'refund' }, false],
    ['a status beside them', { tags: ['refund'], status: 'closed', settledAt: serverTimestamp() }, false],
    ['a due time beside them', { priority: 'urgent', dueAt: null }, false],
    ['terms beside them', { tags: ['refund'], terms: ['refund'] }, false],
  ])('%s', async (_what, fields, allowed) => {
    await (allowed ? assertSucceeds : assertFails)(change('staff', fields));
  });
});
