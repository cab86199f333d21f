import { describe, expect, it } from 'vitest';
import { readLink } from '../../functions/src/downloads/link.ts';
import { grant, putArchive } from './support/archive.ts';
import { customer, guest, putAccess, withRole } from './support/callers.ts';
import { reasonOf, requestDownload, startSession, succeed } from './support/calls.ts';
import { putProduct, withMaintenance, withSettings } from './support/store.ts';

const ask = (slug: string, auth: Parameters<typeof requestDownload>[1], version?: string) =>
  requestDownload({ slug, version }, auth);

describe('requestDownload', () => {
  it('gives a signed link to the archive, for five minutes', async () => {
    const { slug, fileName, sha256 } = await putArchive({ priceCents: 0 });
    const person = customer();
    const { url, expiresAt, ...about } = await succeed(ask(slug, person));
    expect(about).toEqual({ fileName, sizeBytes: 3_000, sha256 });
    expect(Math.abs(expiresAt - Date.now() - 5 * 60_000)).toBeLessThan(10_000);
    const link = url.split('/').at(-1) ?? '';
    const claim = readLink(link, process.env.DOWNLOAD_SIGNING_KEY ?? '', Date.now());
    expect(claim).toMatchObject({ u: person.uid, s: slug, v: '1.0.0', f: fileName, e: expiresAt });
  });

  it('of a free template to every customer, of a paid one to its buyer', async () => {
    const free = await putArchive({ priceCents: 0 });
    const paid = await putArchive({ priceCents: 280 });
    const [ada, visitor] = [customer(), guest()];
    expect(await reasonOf(ask(free.slug, null))).toBe('sign-in-required');
    expect(await reasonOf(ask(free.slug, visitor))).toBe('sign-in-required');
    expect(await reasonOf(ask(paid.slug, ada))).toBe('not-entitled');
    for (const person of [ada, visitor]) {
      await grant(person.uid, paid.slug);
      await grant(person.uid, free.slug);
      await succeed(ask(paid.slug, person));
      await succeed(ask(free.slug, person));
    }
  });

  it('of an archived template to its buyers, of a draft to nobody but who keeps the store', async () => {
    const archived = await putArchive({ status: 'archived', priceCents: 0 });
    const draft = await putArchive({ status: 'draft' });
    const buyer = customer();
    expect(await reasonOf(ask(archived.slug, buyer))).toBe('product-not-found');
    for (const { slug } of [archived, draft]) await grant(buyer.uid, slug);
    await succeed(ask(archived.slug, buyer));
    expect(await reasonOf(ask(draft.slug, buyer))).toBe('product-not-found');
    expect(await reasonOf(ask(draft.slug, await withRole('staff')))).toBe('product-not-found');
    for (const role of ['admin', 'owner'] as const) await succeed(ask(draft.slug, await withRole(role)));
  });

  it('waits for a confirmed address while the store asks for one', async () => {
    const { slug } = await putArchive({ priceCents: 0 });
    const unconfirmed = customer({ email_verified: false });
    const linked = customer({ email_verified: false, firebase: { sign_in_provider: 'github.com' } });
    const buyer = guest();
    await grant(buyer.uid, slug);
    await withSettings({ requireEmailVerification: true }, async () => {
      for (const person of [unconfirmed, linked])
        expect(await reasonOf(ask(slug, person))).toBe('email-unverified');
      for (const person of [customer(), buyer]) await succeed(ask(slug, person));
    });
    await withSettings({}, () => succeed(ask(slug, unconfirmed)));
  });

  it('goes by the record, not by the claim alone', async () => {
    const { slug } = await putArchive();
    expect(await reasonOf(ask(slug, customer({ role: 'owner' })))).toBe('not-entitled');
    const demoted = customer({ role: 'admin' });
    await putAccess(demoted.uid, { role: 'customer' });
    expect(await reasonOf(ask(slug, demoted))).toBe('not-entitled');
    const promoted = customer();
    await putAccess(promoted.uid, { role: 'admin' });
    expect(await reasonOf(ask(slug, promoted))).toBe('not-entitled');
  });

  it('of another version when it exists', async () => {
    const { slug } = await putArchive({ priceCents: 0 }, { version: '1.2.0' });
    const person = customer();
    expect(await succeed(ask(slug, person, '1.2.0'))).toMatchObject({ fileName: `${slug}-1.2.0.zip` });
    expect(await reasonOf(ask(slug, person, '9.9.9'))).toBe('version-not-found');
    expect(await reasonOf(ask(await putProduct({ priceCents: 0 }), person))).toBe('version-not-found');
  });

  it('never of a file outside its folder', async () => {
    const { slug } = await putArchive({ priceCents: 0 }, { fileName: '../../secret.zip' });
    expect(await reasonOf(ask(slug, customer()))).toBe('version-not-found');
  });

  it('to nobody who is restricted, and during maintenance to those who keep the store', async () => {
    const { slug } = await putArchive({ priceCents: 0 });
    const banned = customer();
    await putAccess(banned.uid, { status: 'banned', permanent: true });
    expect(await reasonOf(ask(slug, banned))).toBe('restricted');
    expect(await succeed(startSession(banned))).toEqual({
      role: 'customer',
      status: 'banned',
      name: expect.any(String),
    });
    const [person, staff] = [customer(), await withRole('staff')];
    await withMaintenance(async () => {
      expect(await reasonOf(ask(slug, person))).toBe('maintenance');
      await succeed(ask(slug, staff));
    });
  });

  it.each(['../x', '__proto__', 'x'.repeat(10_000), '😀', '', 'a/b', 'nobody-made-it'])(
    'of %j: no',
    async (slug) => {
      expect(['invalid-input', 'product-not-found']).toContain(await reasonOf(ask(slug, customer())));
    },
  );
});
