import type { Role } from '@tempera/domain/people/roles';
import { describe, expect, it } from 'vitest';
import { copyToUser } from '../../functions/src/access/directory.store.ts';
import { db } from '../../functions/src/platform/admin.ts';
import { customer, guest, putAccess, withRole } from './support/callers.ts';
import { changeName, reasonOf, succeed } from './support/calls.ts';
import { readDocument, unique, withSettings } from './support/store.ts';

/** Somebody with a record, by their role. Nobody else is called like one of the team, so each has a name of their own. */
async function known(role: Role = 'customer', name = unique('Ada ')) {
  const person = role === 'customer' ? customer() : await withRole(role);
  await db().doc(`users/${person.uid}`).set({ name, role, registered: true, bio: 'Draws.' });
  return person;
}
const nameOf = async (uid: string) => (await readDocument(`users/${uid}`))?.name;

describe('changeName', () => {
  it('calls a person as they like, and leaves the rest of their record', async () => {
    const person = await known();
    expect(await succeed(changeName({ name: '  Mira Example \u{1F3A8} ' }, person))).toEqual({
      name: 'Mira Example \u{1F3A8}',
    });
    expect(await readDocument(`users/${person.uid}`)).toMatchObject({
      name: 'Mira Example \u{1F3A8}',
      bio: 'Draws.',
    });
  });

  it('gives nobody the name of one of the team, however it is spelled', async () => {
    const name = `Stella ${unique('Miller')}`;
    await known('staff', name);
    const person = await known();
    for (const taken of [name, name.toUpperCase(), name.replace('a', 'а'), name.replace(' ', '\u00a0')]) {
      expect(await reasonOf(changeName({ name: taken }, person))).toBe('name-reserved');
    }
    expect(await reasonOf(changeName({ name }, await known('admin')))).toBe('name-reserved');
    expect(await nameOf(person.uid)).toMatch(/^Ada /);
  });

  it('gives nobody the name of one of the team who has no address', async () => {
    const [staff, person, name] = [customer(), await known(), `Stella ${unique('Miller')}`];
    await putAccess(staff.uid, { role: 'staff' });
    // A GitHub account whose address is private.
    await db().doc(`users/${staff.uid}`).set({ name, email: '' });
    await copyToUser(staff.uid);
    expect(await reasonOf(changeName({ name }, person))).toBe('name-reserved');
  });

  it('gives no customer the name of the store, or one that speaks for it', async () => {
    const person = await known();
    await withSettings({ siteName: 'Studio' }, async () => {
      for (const name of ['Studio', 'Ѕtudiо', 'The Studio Team', 'Support', 'Adm1n', 'Official Ada']) {
        expect(await reasonOf(changeName({ name }, person))).toBe('name-reserved');
      }
      await succeed(changeName({ name: 'Tempera' }, person));
    });
    expect(await nameOf(person.uid)).toBe('Tempera');
  });

  it('lets those of the team keep their own name, and speak for the store', async () => {
    const name = `Sam ${unique('Staff')}`;
    const staff = await known('staff', name);
    await succeed(changeName({ name: name.toUpperCase() }, staff));
    await succeed(changeName({ name: `${name} (Support)` }, staff));
    expect(await nameOf(staff.uid)).toBe(`${name} (Support)`);
  });

  it.each(['', 'x'.repeat(81), 'Win at evil.example', 'Ada\u202egpj', 7])('is refused %j', async (name) => {
    const outcome = await changeName({ name }, await known());
    expect(outcome).toMatchObject({ refused: { reason: 'invalid-input', field: 'name' } });
  });

  it('is for members whom nothing restricts', async () => {
    const name = 'Mira Example';
    expect(await reasonOf(changeName({ name }, null))).toBe('sign-in-required');
    expect(await reasonOf(changeName({ name }, guest()))).toBe('not-allowed');
    expect(await reasonOf(changeName({ name }, customer()))).toBe('user-not-found');
    const banned = await known();
    await putAccess(banned.uid, { status: 'banned', permanent: true });
    expect(await reasonOf(changeName({ name }, banned))).toBe('restricted');
    expect(await nameOf(banned.uid)).toMatch(/^Ada /);
  });
});
