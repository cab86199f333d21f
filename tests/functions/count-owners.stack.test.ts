import { ownersPath } from '@tempera/domain/advisories/advisory';
import { beforeAll, describe, expect, it } from 'vitest';
import { grant } from './support/archive.ts';
import { type Account, signInAsGuest, signUp, storeUrl } from './support/http.ts';
import { admin } from './support/publishing.ts';
import { putProduct } from './support/store.ts';

/** How many own a template, as the dialog of an advisory asks before it tells them. */

let slug: string;
beforeAll(async () => {
  slug = await putProduct();
  const other = await putProduct();
  const [one, two] = await Promise.all([signUp(), signUp()]);
  await Promise.all([grant(one.uid, slug), grant(two.uid, slug), grant(two.uid, other)]);
});

async function ask(who: Account | null, path = ownersPath(slug)) {
  const headers = who ? { authorization: `Bearer ${who.idToken}` } : undefined;
  const answer = await fetch(storeUrl(path), headers && { headers });
  return { status: answer.status, ...((await answer.json()) as { owners?: number; reason?: string }) };
}

it('is told to those who manage the store', async () => {
  expect(await ask(await admin())).toEqual({ status: 200, owners: 2 });
  expect(await ask(await admin(), ownersPath(await putProduct()))).toEqual({ status: 200, owners: 0 });
});

describe('is told to nobody else', () => {
  it('such as staff, customers and guests', async () => {
    for (const who of [await admin('staff'), await signUp(), await signInAsGuest()])
      expect(await ask(who)).toMatchObject({ status: 403, reason: 'not-allowed' });
    expect(await ask(null)).toMatchObject({ status: 401, reason: 'sign-in-required' });
  });
});

it('is nothing at another address', async () => {
  const manager = await admin();
  for (const path of ['/owners/', '/owners/No%20slug', `${ownersPath(slug)}/more`])
    expect((await ask(manager, path)).status).toBe(404);
});
