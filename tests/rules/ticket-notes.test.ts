import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { collection, doc, getDoc, getDocs, limit, query, serverTimestamp, setDoc } from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { earlier, user } from './kit/documents.ts';
import { openRules } from './kit/open-rules.ts';
import type { PersonName } from './kit/people.ts';
import { writeDocs } from './kit/write-docs.ts';

/** What those who answer tell each other about a ticket. */
const rules = openRules('ticket-notes');
type Data = Record<string, unknown>;

const ticket = (userId: string): Data => ({ userId, username: 'Name', status: 'open', createdAt: earlier });
const note = (name: PersonName, fields: Data = {}): Data => ({
  authorId: name,
  authorName: `Name of ${name}`,
  text: 'Asked for this twice before.',
  at: serverTimestamp(),
  ...fields,
});
const add = (name: PersonName, fields: Data = {}, at = 'tickets/customer_0') => {
  const known = Object.entries(note(name, fields)).filter(([, value]) => value !== undefined);
  return setDoc(doc(rules.as(name), `${at}/notes/added`), Object.fromEntries(known) as Data);
};

beforeEach(() =>
  writeDocs(rules.seed, {
    ...Object.fromEntries(
      (['staff', 'admin', 'owner', 'customer'] as const).map((n) => [`users/${n}`, user(n)]),
    ),
    'tickets/customer_0': ticket('customer'),
    'tickets/customer_0/notes/one': { ...note('staff'), at: earlier },
    'tickets/customer_0/notes/added': null,
    'tickets/staff_0': ticket('staff'),
    'tickets/staff_0/notes/one': { ...note('admin'), at: earlier },
    'tickets/staff_0/notes/added': null,
    'tickets/gone_0/notes/added': null,
  }),
);

describe('an internal note', () => {
  it.each(['staff', 'admin', 'owner'] as const)('is written by %s', async (name) => {
    await assertSucceeds(add(name));
  });

  it.each(['customer', 'stranger', 'suspendedStaff', 'demotedAdmin', 'visitor'] as const)(
    'is not written by %s',
    async (name) => {
      await assertFails(add(name));
    },
  );

  it.each<[string, Data, boolean]>([
    ['a long text', { text: 'x'.repeat(4_000) }, true],
    ['a text too long', { text: 'x'.repeat(4_001) }, false],
    ['a blank text', { text: ' \n' }, false],
    ['no text', { text: undefined }, false],
    ['another’s name', { authorName: 'Name of admin' }, false],
    ['another’s uid', { authorId: 'admin' }, false],
    ['a time of its own', { at: earlier }, false],
    ['a field too many', { pinned: true }, false],
    ['somebody named', { mentions: ['admin'] }, true],
    ['five people named', { mentions: ['a', 'b', 'c', 'd', 'e'] }, true],
    ['six people named', { mentions: ['a', 'b', 'c', 'd', 'e', 'f'] }, false],
    ['a uid as long as uids may be', { mentions: ['u'.repeat(128)] }, true],
    ['a uid longer than that', { mentions: ['u'.repeat(129)] }, false],
    ['somebody named who is no text', { mentions: [7] }, false],
    ['a name for those named', { mentions: 'admin' }, false],
  ])('with %s', async (_what, fields, allowed) => {
    await (allowed ? assertSucceeds : assertFails)(add('staff', fields));
  });

  it('needs a ticket', async () => {
    await assertFails(add('staff', {}, 'tickets/gone_0'));
  });

  it('is nothing for whose ticket it is, be they staff', async () => {
    const listed = (name: PersonName, at: string) =>
      getDocs(query(collection(rules.as(name), `${at}/notes`), limit(50)));
    await assertFails(add('staff', {}, 'tickets/staff_0'));
    await assertFails(getDoc(doc(rules.as('staff'), 'tickets/staff_0/notes/one')));
    await assertFails(listed('staff', 'tickets/staff_0'));
    await assertFails(listed('customer', 'tickets/customer_0'));
    await assertSucceeds(listed('admin', 'tickets/staff_0'));
  });
});
