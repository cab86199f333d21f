import { beforeAll, describe, expect, it } from 'vitest';
import { auth, db } from '../../../functions/src/platform/admin.ts';
import { invoke, signIn } from '../../functions/support/http.ts';
import { readDocument, unique } from '../../functions/support/store.ts';
import { attack } from '../kit/attack.ts';
import { call } from '../kit/calls.ts';
import { type Cast, nameOf, openCast } from '../kit/cast.ts';
import { answerTo, ask, commitOf, type Data, getOf, listOf } from '../kit/firestore.ts';
import { sessionOf } from '../kit/tokens.ts';
import { counted, newTicket } from '../kit/writes.ts';

/** Of the 26 that got through once: people who are not who they say, and what they see of others. */

const team = { staff: 'Stella Santos', admin: 'Aden Moreau', owner: 'Olga Petrova' };
let cast: Cast;
let store: string;

beforeAll(async () => {
  cast = await openCast();
  store = String((await readDocument('settings/site'))?.siteName ?? 'Tempera');
  for (const [role, name] of Object.entries(team))
    await db()
      .doc(`users/${cast[role as keyof typeof team].uid}`)
      .update({ role, registered: true, name });
});

const change = (path: string, data: Data) => commitOf({ [path]: { update: data } });

/** Latin letters as their Cyrillic doubles. */
const doubles: Record<string, string> = {
  a: 'а',
  e: 'е',
  o: 'о',
  p: 'р',
  c: 'с',
  A: 'А',
  S: 'Ѕ',
  O: 'О',
  T: 'Т',
};
const cyrillic = (name: string) => name.replace(/[aeopcASOT]/g, (letter) => doubles[letter] ?? letter);

const theirs: [string, () => string][] = [
  ['staff', () => team.staff],
  ['an admin', () => team.admin],
  ['the owner', () => team.owner],
  ['the store', () => store],
  ['the store’s team', () => `${store} Team`],
  ['“support”', () => 'Support'],
  ['“admin”', () => 'Admin'],
];

describe('the display name', () => {
  attack.each(theirs)('of %s', async (_whose, name) => {
    const { uid } = cast.customer;
    for (const taken of [name(), name().toUpperCase(), ` ${name()} `])
      expect(await call('changeName', { name: taken }, cast.customer)).toBe('name-reserved');
    expect(await ask(change(`users/${uid}`, { name: name() }), cast.customer)).toBe(false);
    expect(await ask(change(`profiles/${uid}`, { name: name() }), cast.customer)).toBe(false);
    expect(await readDocument(`users/${uid}`)).toMatchObject({ name: nameOf(uid) });
  });
  attack.each(theirs)('of %s, in Cyrillic look-alikes', async (_whose, name) => {
    const { uid } = cast.customer;
    const double = cyrillic(name());
    expect(double).not.toBe(name());
    expect(await call('changeName', { name: double }, cast.customer)).toBe('name-reserved');
    expect(await ask(change(`users/${uid}`, { name: double }), cast.customer)).toBe(false);
    expect(await readDocument(`users/${uid}`)).toMatchObject({ name: nameOf(uid) });
  });
  attack.each(theirs)('of %s, from the first session on', async (_whose, name) => {
    const email = `${unique('u')}@example.com`;
    const account = { email, emailVerified: true, password: 'Tempera-test-1', displayName: name() };
    const { uid } = await (await auth()).createUser(account);
    const { status, result } = await invoke('startSession', {}, await signIn(email));
    expect(status).toBe(200);
    expect(result?.name).not.toBe(name());
    expect((await readDocument(`users/${uid}`))?.name).toBe(result?.name);
  });
  it('of nobody else is anybody’s', async () => {
    const name = `Mira ${unique('Example')}`;
    expect(await call('changeName', { name }, cast.friend)).toBe('answered');
    expect(await readDocument(`users/${cast.friend.uid}`)).toMatchObject({ name });
  });
});

describe('a ticket', () => {
  attack('under another name, which the token says', async () => {
    const { uid } = cast.customer;
    const open = (said: string, asked = said) => {
      const count = counted(uid, 'tickets', `tickets/${uid}_0`, 1);
      return ask(
        commitOf({ ...newTicket(uid, 0, asked), ...count }),
        sessionOf(cast.customer, { claims: { name: said } }),
      );
    };
    for (const name of [nameOf(cast.victim.uid), team.admin, `${store} Support`])
      expect(await open(name)).toBe(false);
    expect(await open('Whoever', nameOf(uid))).toBe(true);
  });
});

describe('profiles', () => {
  const query = (more: object) => ({
    path: ':runQuery',
    body: { structuredQuery: { from: [{ collectionId: 'profiles' }], ...more } },
  });
  const begins = { field: { fieldPath: 'name' }, op: 'GREATER_THAN', value: { stringValue: 'A' } };
  const pages: [string, ReturnType<typeof listOf>][] = [
    ['ten of them', listOf('profiles')],
    ['one after the other', query({ orderBy: [{ field: { fieldPath: '__name__' } }], limit: 1 })],
    ['from the next on', query({ orderBy: [{ field: { fieldPath: 'name' } }], offset: 1, limit: 1 })],
    ['by the beginning of a name', query({ where: { fieldFilter: begins }, limit: 1 })],
    ['whose are which handles', listOf('handles')],
  ];
  attack.each(pages)('paged through: %s', async (_how, page) => {
    for (const who of [cast.visitor, cast.guest, cast.customer, cast.restricted, cast.forged])
      expect(await ask(page, who)).toBe(false);
  });
  it('are listed for those who answer customers, and one by one for members', async () => {
    expect(await ask(listOf('profiles'), cast.staff)).toBe(true);
    expect(await ask(getOf(`profiles/${cast.victim.uid}`), cast.customer)).toBe(true);
  });
});

describe('the moderator', () => {
  attack('is read in access/{uid} by who was moderated', async () => {
    const { uid } = cast.victim;
    const duration = { days: 0, hours: 0, minutes: 5 };
    const done = { uid, action: 'suspend', reason: 'Spam in reviews.', duration };
    expect(await call('moderate', done, cast.admin)).toBe('answered');
    const record = (await answerTo(getOf(`access/${uid}`), cast.victim)) ?? '';
    expect(record).toContain('Spam in reviews.');
    for (const trace of [cast.admin.uid, team.admin, cast.admin.email]) expect(record).not.toContain(trace);
    expect(await ask(listOf(`access/${uid}/log`), cast.victim)).toBe(false);
    expect(await answerTo(listOf(`access/${uid}/log`), cast.admin)).toContain(cast.admin.uid);
  });
});

describe('an avatar', () => {
  const wear = (avatar: string) => ask(change(`users/${cast.friend.uid}`, { avatar }), cast.friend);
  attack.each([
    'https://tracker.example/a.png',
    '//tracker.example/a.png',
    'data:image/svg+xml,<svg/>',
    'javascript:alert(1)',
  ])('at a foreign address: %s', async (avatar) => {
    expect(await wear(avatar)).toBe(false);
    expect(await ask(change(`profiles/${cast.friend.uid}`, { avatar }), cast.friend)).toBe(false);
  });
  attack('that is another’s', async () => {
    expect(await wear(`/avatars/${cast.victim.uid}/0123456789abcdef.png`)).toBe(false);
  });
  it('is taken away', async () => expect(await wear('')).toBe(true));
});
