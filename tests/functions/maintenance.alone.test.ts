import { expect, it } from 'vitest';
import { putArchive } from './support/archive.ts';
import { customer, withRole } from './support/callers.ts';
import { changeName, deleteAccount, reasonOf, uploadAvatar } from './support/calls.ts';
import { fetchBytes, linkTo, refusal } from './support/download-links.ts';
import { pictures } from './support/pictures.ts';
import { withMaintenance } from './support/store.ts';

/** What the closed store refuses over HTTP or with files; the callables of the shop have it in their own tests. */
it('gives downloads to those who keep it, and to nobody else until it opens', async () => {
  const archive = await putArchive({ priceCents: 0 });
  const [person, staff] = [customer(), await withRole('staff')];
  await withMaintenance(async () => {
    expect((await refusal(linkTo(archive, person.uid))).reason).toBe('maintenance');
    expect((await fetchBytes(linkTo(archive, staff.uid))).status).toBe(200);
  });
  expect((await fetchBytes(linkTo(archive, person.uid))).status).toBe(200);
});

it('takes no picture and no name, and deletes no account', async () => {
  const person = customer({ auth_time: Math.floor(Date.now() / 1_000) });
  await withMaintenance(async () => {
    expect(await reasonOf(uploadAvatar({ dataBase64: pictures.png }, person))).toBe('maintenance');
    expect(await reasonOf(changeName({ name: 'Ada Example' }, person))).toBe('maintenance');
    expect(await reasonOf(deleteAccount(person))).toBe('maintenance');
  });
});
