import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { tagLimits } from '@tempera/domain/conversations/ticket-desk';
import { teamNoteLimit } from '@tempera/domain/people/team-note';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
} from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { earlier, user } from './kit/documents.ts';
import { describeMatrix, plainSubject } from './kit/matrix.ts';
import { openRules } from './kit/open-rules.ts';
import type { PersonName } from './kit/people.ts';
import { writeDocs } from './kit/write-docs.ts';

/** What the team notes about a person, and the tags that they find them by. */
const rules = openRules('person-notes');
type Data = Record<string, unknown>;

const known = (owner: string) => ({ [`users/${owner}`]: user(owner) });
describeMatrix(rules, 'person notes', {
  ...plainSubject((owner, id) => `access/${owner}/notes/${id}`, {
    authorId: 'somebody',
    text: 'Calls often.',
  }),
  around: known,
});
describeMatrix(rules, 'person tags', {
  ...plainSubject((owner) => `access/${owner}/desk/tags`, { tags: ['vip'] }),
  around: known,
});

const note = (name: PersonName, fields: Data = {}): Data => ({
  authorId: name,
  authorName: `Name of ${name}`,
  text: 'Asked for an invoice twice.',
  at: serverTimestamp(),
  ...fields,
});
const defined = (data: Data) =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));
const add = (name: PersonName, fields: Data = {}, about = 'customer') =>
  setDoc(doc(rules.as(name), `access/${about}/notes/added`), defined(note(name, fields)));
const tag = (name: PersonName, fields: Data = {}, about = 'customer') =>
  setDoc(
    doc(rules.as(name), `access/${about}/desk/tags`),
    defined({ tags: ['vip'], byId: name, at: serverTimestamp(), ...fields }),
  );

const team = ['staff', 'admin', 'owner'] as const;
const others = ['customer', 'stranger', 'suspendedStaff', 'demotedAdmin', 'visitor'] as const;

beforeEach(() =>
  writeDocs(rules.seed, {
    ...Object.fromEntries([...team, 'customer' as const].map((name) => [`users/${name}`, user(name)])),
    'users/gone': null,
    'access/customer/notes/one': { ...note('staff'), at: earlier },
    'access/customer/notes/two': { ...note('admin'), at: earlier },
    'access/customer/notes/suspendedStaff': { ...note('suspendedStaff'), at: earlier },
    'access/customer/notes/demotedAdmin': { ...note('demotedAdmin'), at: earlier },
    'access/customer/notes/added': null,
    'access/customer/desk/tags': null,
    'access/staff/notes/one': { ...note('admin'), at: earlier },
    'access/staff/notes/added': null,
    'access/staff/desk/tags': { tags: ['new'], byId: 'admin', at: earlier },
    'access/gone/notes/added': null,
  }),
);

describe('a note about a person', () => {
  it.each(team)('is written by %s', async (name) => {
    await assertSucceeds(add(name));
  });

  it.each(others)('is not written by %s', async (name) => {
    await assertFails(add(name));
  });

  it.each<[string, Data, boolean]>([
    ['a long text', { text: 'x'.repeat(teamNoteLimit) }, true],
    ['a text too long', { text: 'x'.repeat(teamNoteLimit + 1) }, false],
    ['a blank text', { text: ' \n' }, false],
    ['no text', { text: undefined }, false],
    ['another’s name', { authorName: 'Name of admin' }, false],
    ['another’s uid', { authorId: 'admin' }, false],
    ['a time of its own', { at: earlier }, false],
    ['no time', { at: undefined }, false],
    ['a field too many', { pinned: true }, false],
  ])('with %s', async (_what, fields, allowed) => {
    await (allowed ? assertSucceeds : assertFails)(add('staff', fields));
  });

  it('needs somebody whom it is about', async () => {
    await assertFails(add('staff', {}, 'gone'));
  });

  it('is never changed, and deleted by its author or a manager', async () => {
    const at = (name: PersonName, id: string) => doc(rules.as(name), `access/customer/notes/${id}`);
    await assertFails(setDoc(at('staff', 'one'), note('staff', { text: 'Never said.' })));
    await assertFails(deleteDoc(at('staff', 'two')));
    await assertFails(deleteDoc(at('customer', 'one')));
    // Who no longer answers has no say over what they once noted.
    await assertFails(deleteDoc(at('suspendedStaff', 'suspendedStaff')));
    await assertFails(deleteDoc(at('demotedAdmin', 'demotedAdmin')));
    await assertSucceeds(deleteDoc(at('staff', 'one')));
    await writeDocs(rules.seed, { 'access/customer/notes/one': { ...note('staff'), at: earlier } });
    await assertSucceeds(deleteDoc(at('admin', 'one')));
  });

  it('is nothing for the person, be they of the team', async () => {
    const listed = (name: PersonName, about: string) =>
      getDocs(query(collection(rules.as(name), `access/${about}/notes`), limit(50)));
    await assertFails(listed('customer', 'customer'));
    await assertFails(listed('staff', 'staff'));
    await assertFails(getDoc(doc(rules.as('staff'), 'access/staff/notes/one')));
    await assertFails(add('staff', {}, 'staff'));
    await assertFails(deleteDoc(doc(rules.as('staff'), 'access/staff/notes/one')));
    expect((await assertSucceeds(listed('admin', 'staff'))).size).toBe(1);
  });
});

describe('the tags of a person', () => {
  it.each(team)('are set by %s, first and again', async (name) => {
    await assertSucceeds(tag(name));
    await assertSucceeds(tag(name, { tags: [] }));
  });

  it.each(others)('are not set by %s', async (name) => {
    await assertFails(tag(name));
  });

  it.each<[string, Data, boolean]>([
    [
      'as many as there may be',
      { tags: Array.from({ length: tagLimits.count }, (_, n) => `tag ${n}`) },
      true,
    ],
    ['one too many', { tags: Array.from({ length: tagLimits.count + 1 }, (_, n) => `tag ${n}`) }, false],
    ['a long one', { tags: ['x'.repeat(tagLimits.length)] }, true],
    ['one too long', { tags: ['x'.repeat(tagLimits.length + 1)] }, false],
    ['one that is no text', { tags: [7] }, false],
    ['no list', { tags: 'vip' }, false],
    ['another’s uid', { byId: 'admin' }, false],
    ['a time of their own', { at: earlier }, false],
    ['a field too many', { pinned: true }, false],
  ])('with %s', async (_what, fields, allowed) => {
    await (allowed ? assertSucceeds : assertFails)(tag('staff', fields));
  });

  it('are nothing for the person, be they of the team', async () => {
    await assertFails(tag('staff', {}, 'staff'));
    await assertFails(getDoc(doc(rules.as('staff'), 'access/staff/desk/tags')));
    await assertSucceeds(getDoc(doc(rules.as('admin'), 'access/staff/desk/tags')));
  });

  it('need somebody whose they are', async () => {
    await assertFails(tag('staff', {}, 'gone'));
  });
});
