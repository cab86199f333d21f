import { createHash, randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { publishLimits } from '@tempera/domain/catalogue/product-calls';
import { describe, expect, it } from 'vitest';
import { bucket, db } from '../../functions/src/platform/admin.ts';
import { sweepUploads } from '../../functions/src/releases/sweep-uploads.ts';
import { craft, template } from './support/archives.ts';
import { filesBelow } from './support/files-below.ts';
import { signUp } from './support/http.ts';
import { admin, beginSession, publish, putBytes, send, versionsOf } from './support/publishing.ts';
import { sweepAbandoned } from './support/releases.ts';
import { putProduct, readDocument, unique } from './support/store.ts';

const archive = craft(template());
const first = { version: '1.0.0', changelog: 'The first one.' };

const step = 256 * 1024;

/** An archive of more than three steps, of bytes that can't be packed. */
const large = () => craft([{ name: 'a.bin', data: Buffer.from([46, ...randomBytes(3 * step)]), method: 0 }]);

/** Sends the beginning of a file on a connection that breaks. */
const breakOff = (session: string, file: Buffer, bytes: number) =>
  new Promise<void>((resolve) => {
    const headers = {
      'content-range': `bytes 0-${file.length - 1}/${file.length}`,
      'content-length': file.length,
    };
    const asked = request(session, { method: 'PUT', headers });
    asked.on('error', () => resolve());
    asked.write(file.subarray(0, bytes), () => asked.destroy(new Error('the line broke')));
  });

/** A product that nothing was uploaded for yet. */
const putUnfilled = (fields: Parameters<typeof putProduct>[0] = {}) => putProduct({ version: '', ...fields });

async function checked(
  slug: string,
  who: Awaited<ReturnType<typeof admin>>,
  file = archive,
): Promise<string> {
  const upload = await send(who, slug, file);
  expect(await publish(who, 'POST', `${upload}/check`)).toMatchObject({ status: 200 });
  return upload;
}

describe('publishVersion', () => {
  it('checks, shows, stores and publishes an archive', async () => {
    const [who, slug] = [await admin(), await putUnfilled({ status: 'draft', title: 'Neo' })];
    const upload = await send(who, slug, archive);
    const sha256 = createHash('sha256').update(archive).digest('hex');
    const shown = await publish(who, 'POST', `${upload}/check`);
    expect(shown).toMatchObject({ status: 200, sha256 });
    expect(shown.files.map(({ path }) => path)).toEqual(['index.html', 'src/main.js', 'README.md']);
    expect(await versionsOf(slug)).toEqual([]);

    expect(await publish(who, 'POST', upload, first)).toMatchObject({ status: 200, version: '1.0.0' });
    const fileName = `${slug}-1.0.0-${sha256.slice(0, 8)}.zip`;
    expect(await readDocument(`products/${slug}/versions/1.0.0`)).toMatchObject({
      fileName,
      sha256,
      sizeBytes: archive.length,
      changelog: 'The first one.',
      files: shown.files,
      excerpt: { path: 'src/main.js', language: 'javascript' },
    });
    expect(await readDocument(`products/${slug}`)).toMatchObject({ version: '1.0.0', status: 'draft' });
    expect(await filesBelow(`archives/${slug}/`)).toEqual([`archives/${slug}/1.0.0/${fileName}`]);
    expect(await filesBelow(`uploads/${upload.split('/')[1]}/`)).toEqual([]);
    const audit = await db().collection('audit').where('targetId', '==', slug).get();
    expect(audit.docs.map((entry) => entry.data())).toEqual([
      expect.objectContaining({ action: 'product.published', byId: who.uid, targetName: 'Neo' }),
    ]);
    // The same again, as after an answer that was lost.
    expect(await publish(who, 'POST', upload, first)).toMatchObject({ status: 200, version: '1.0.0' });
    expect(await versionsOf(slug)).toEqual(['1.0.0']);
  });

  it('says which version the package.json of a package names, and of no other template', async () => {
    const [who, slug] = [await admin(), await putUnfilled()];
    const saying = async (name: string) => {
      const manifest = JSON.stringify({ name, version: '1.0.0' });
      const upload = await send(who, slug, craft([{ name: 'neo/package.json', data: manifest }]));
      return (await publish(who, 'POST', `${upload}/check`)).packageVersion;
    };
    expect(await saying(`@tempera/${slug}`)).toBe('1.0.0');
    expect(await saying('neo')).toBeNull();
  });

  it('opens the parts that were chosen to everybody, and to nobody what was not', async () => {
    const [who, slug] = [await admin(), await putUnfilled()];
    const upload = await checked(slug, who);
    const open = ['src/', 'nothing/', '../'];
    expect(await publish(who, 'POST', upload, { ...first, open })).toMatchObject({ status: 200 });
    expect(await readDocument(`products/${slug}/versions/1.0.0`)).toMatchObject({
      open: ['src/main.js'],
      excerpt: { path: 'src/main.js' },
    });
    const sources = await db().collection(`products/${slug}/versions/1.0.0/sources`).get();
    expect(sources.docs.map((one) => [one.id, one.data()])).toEqual([
      ['0', { path: 'src/main.js', language: 'javascript', text: 'export const answer = 42;\n' }],
    ]);
    const more = await checked(slug, who, craft([{ name: 'b.txt', data: 'other' }]));
    for (const wrong of ['src/', [''], [1], Array(101).fill('src/')])
      expect(
        await publish(who, 'POST', more, { version: '1.1.0', changelog: 'x', open: wrong }),
      ).toMatchObject({
        reason: 'invalid-input',
      });
  });

  it('keeps open what the release before had open, where nothing is said', async () => {
    const [who, slug] = [await admin(), await putUnfilled()];
    const openAfter = async (version: string, file: Buffer, open?: string[]) => {
      const body = { version, changelog: 'x', ...(open && { open }) };
      expect(await publish(who, 'POST', await checked(slug, who, file), body)).toMatchObject({ version });
      const sources = await db().collection(`products/${slug}/versions/${version}/sources`).get();
      const paths = (await readDocument(`products/${slug}/versions/${version}`))?.open ?? [];
      expect(sources.docs.map((one) => one.get('path')).toSorted()).toEqual(paths.toSorted());
      return paths;
    };
    const next = craft(['README.md', 'src/main.js', 'src/new.js'].map((name) => ({ name, data: name })));
    expect(await openAfter('1.0.0', archive, ['src/', 'README.md'])).toEqual(['src/main.js', 'README.md']);
    expect(await openAfter('1.1.0', next)).toEqual(['README.md', 'src/main.js']);
    expect(await openAfter('1.2.0', craft([{ name: 'src/main.js', data: 'x' }, { name: 'a.md' }]))).toEqual([
      'src/main.js',
    ]);
    expect(await openAfter('1.3.0', next, [])).toEqual([]);
    expect(await openAfter('1.4.0', next)).toEqual([]);
  });

  it('goes on where the line broke', async () => {
    const [who, slug, file] = [await admin(), await putUnfilled(), large()];
    const { uploadId, address } = await publish(who, 'POST', slug, { sizeBytes: file.length });
    const upload = `${slug}/${uploadId}`;
    const { status, session } = await beginSession(address, file.length);
    expect(status).toBe(201);
    expect(await putBytes(session, file.length)).toEqual({ status: 308, range: null });
    await breakOff(session, file, step + 1000);
    await expect
      .poll(() => putBytes(session, file.length))
      .toEqual({ status: 308, range: `bytes=0-${step - 1}` });
    expect(await publish(who, 'POST', `${upload}/check`)).toMatchObject({ reason: 'invalid-input' });
    expect(await putBytes(session, file.length, step, file.subarray(step, 2 * step))).toEqual({
      status: 308,
      range: `bytes=0-${2 * step - 1}`,
    });
    expect(await putBytes(session, file.length, 2 * step, file.subarray(2 * step))).toMatchObject({
      status: 200,
    });
    const sha256 = createHash('sha256').update(file).digest('hex');
    expect(await publish(who, 'POST', `${upload}/check`)).toMatchObject({ sha256 });
    expect(await filesBelow(`uploads/${uploadId}/`)).toEqual([`uploads/${uploadId}/archive`]);
    expect(await publish(who, 'DELETE', upload)).toMatchObject({ status: 200 });
    expect(await filesBelow(`uploads/${uploadId}/`)).toEqual([]);
  });

  it('takes the file that was announced and no other, once it is all there', async () => {
    const [who, slug] = [await admin(), await putUnfilled()];
    const { uploadId, address } = await publish(who, 'POST', slug, { sizeBytes: archive.length });
    expect(await beginSession(address, archive.length + 1)).toEqual({ status: 403, session: '' });
    const elsewhere = (address ?? '').replace(`uploads/${uploadId}/incoming`, `archives/${slug}/1.0.0/x.zip`);
    expect(await beginSession(elsewhere, archive.length)).toEqual({ status: 403, session: '' });
    // Nor is it for reading.
    expect((await fetch(address ?? '')).status).toBe(400);
    const { session } = await beginSession(address, archive.length);
    expect(
      await putBytes(session, archive.length + 1, 0, Buffer.concat([archive, Buffer.from('.')])),
    ).toMatchObject({
      status: 400,
    });
    expect((await putBytes(session.replace(/.$/, 'x'), archive.length)).status).toBe(404);
    expect(await filesBelow(`uploads/${uploadId}/`)).toEqual([]);
    expect(await publish(who, 'POST', `${slug}/${uploadId}/check`)).toMatchObject({
      reason: 'invalid-input',
    });
    // Whatever way it may have come there.
    await (await bucket()).file(`uploads/${uploadId}/incoming`).save('other', { resumable: false });
    expect(await publish(who, 'POST', `${slug}/${uploadId}/check`)).toMatchObject({
      reason: 'invalid-input',
    });
  });

  it('publishes what was checked, whatever comes by the same address afterwards', async () => {
    const [who, slug] = [await admin(), await putUnfilled()];
    const upload = await send(who, slug, archive);
    const { address } = await publish(who, 'GET', upload);
    const { session } = await beginSession(address, archive.length);
    expect((await publish(who, 'POST', `${upload}/check`)).status).toBe(200);
    expect(await publish(who, 'GET', upload)).toMatchObject({ status: 200, address: null });
    await putBytes(session, archive.length, 0, Buffer.alloc(archive.length, 'x'));
    expect(await publish(who, 'POST', upload, first)).toMatchObject({ status: 200 });
    const [name = ''] = await filesBelow(`archives/${slug}/`);
    const [stored] = await (await bucket()).file(name).download();
    expect(stored.equals(archive)).toBe(true);
    expect(await filesBelow(`uploads/${upload.split('/')[1]}/`)).toEqual([]);
  });

  it('takes a higher version alone', async () => {
    const [who, slug] = [await admin(), await putProduct({ version: '1.10.0' })];
    const upload = await checked(slug, who);
    for (const version of ['1.10.0', '1.9.9', '0.1.0'])
      expect(await publish(who, 'POST', upload, { ...first, version })).toMatchObject({
        status: 400,
        reason: 'version-not-newer',
      });
    for (const version of ['1.2', 'v2.0.0', '2.0.0-beta', '02.0.0', '../2.0.0', ''])
      expect(await publish(who, 'POST', upload, { ...first, version })).toMatchObject({
        reason: 'invalid-input',
      });
    expect(await filesBelow(`archives/${slug}/`)).toEqual([]);
    expect(await publish(who, 'POST', upload, { ...first, version: '1.11.0' })).toMatchObject({
      status: 200,
    });
  });

  it('lets one of two have a version', async () => {
    const [one, two, slug] = [await admin(), await admin(), await putUnfilled()];
    const other = craft([{ name: 'b.txt', data: 'other' }]);
    const uploads = [await checked(slug, one), await checked(slug, two, other)] as const;
    const answers = await Promise.all([
      publish(one, 'POST', uploads[0], first),
      publish(two, 'POST', uploads[1], first),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const { fileName } = (await readDocument(`products/${slug}/versions/1.0.0`)) ?? {};
    expect(await filesBelow(`archives/${slug}/`)).toEqual([`archives/${slug}/1.0.0/${fileName}`]);
  });

  it('is for those who manage the store, each for their own uploads', async () => {
    const [who, slug] = [await admin(), await putUnfilled()];
    const size = { sizeBytes: 100 };
    expect(await publish(null, 'POST', slug, size)).toMatchObject({
      status: 401,
      reason: 'sign-in-required',
    });
    for (const other of [await signUp(), await admin('staff')])
      for (const [method, body] of [['POST', size], ['GET']] as const)
        expect(await publish(other, method, slug, body)).toMatchObject({
          status: 403,
          reason: 'not-allowed',
        });
    expect(await publish(null, 'GET', slug)).toMatchObject({ status: 401 });
    expect(await publish(who, 'GET', slug)).toMatchObject({ status: 200, version: null, files: [] });
    expect(await publish(who, 'GET', unique('p'))).toMatchObject({ reason: 'product-not-found' });
    const upload = await checked(slug, who);
    expect(await publish(await admin(), 'GET', upload)).toMatchObject({
      status: 404,
      reason: 'upload-not-found',
    });
    expect(await publish(who, 'GET', upload.replace(slug, unique('p')))).toMatchObject({ status: 404 });
    expect(await publish(who, 'POST', unique('p'), size)).toMatchObject({ reason: 'product-not-found' });
    for (const sizeBytes of [0, -1, 1.5, publishLimits.archiveBytes + 1, '9'])
      expect(await publish(who, 'POST', slug, { sizeBytes })).toMatchObject({ reason: 'invalid-input' });
  });

  it('publishes nothing for a product that is going', async () => {
    const [who, slug] = [await admin(), await putUnfilled({ status: 'draft' })];
    const upload = await checked(slug, who);
    await db().doc(`products/${slug}`).update({ deleting: true });
    expect(await publish(who, 'POST', upload, first)).toMatchObject({ reason: 'product-not-found' });
    expect(await filesBelow(`archives/${slug}/`)).toEqual([]);
  });
});

describe('sweepUploads', () => {
  it('takes away what was left for a day, and nothing sooner', async () => {
    const [who, slug] = [await admin(), await putUnfilled()];
    const upload = await checked(slug, who);
    const [, id = ''] = upload.split('/');
    const [, unchecked = ''] = (await send(who, slug, archive)).split('/');
    await sweepUploads();
    for (const one of [id, unchecked]) expect(await filesBelow(`uploads/${one}/`)).toHaveLength(1);
    // One that died between the file and its version.
    const target = `archives/${slug}/1.0.0/${slug}-1.0.0-12345678.zip`;
    await db().doc(`uploads/${id}`).update({ target });
    await (await bucket()).file(target).save('left', { resumable: false });
    await sweepAbandoned(id, unchecked);
    for (const one of [id, unchecked]) {
      expect(await filesBelow(`uploads/${one}/`)).toEqual([]);
      expect(await readDocument(`uploads/${one}`)).toBeUndefined();
    }
    expect(await filesBelow(`archives/${slug}/`)).toEqual([]);
  });
});
