import { createHash, randomBytes } from 'node:crypto';
import {
  type BegunVideo,
  type UploadProductVideoOutput,
  videoMaxBytes,
  videoUploadPath,
} from '@tempera/domain/catalogue/product-calls';
import { expect, it } from 'vitest';
import { bucket } from '../../functions/src/platform/admin.ts';
import { sweepUploads } from '../../functions/src/releases/sweep-uploads.ts';
import { filesBelow } from './support/files-below.ts';
import { type Account, signUp, storeUrl } from './support/http.ts';
import { admin, beginSession, publish, putBytes } from './support/publishing.ts';
import { sweepAbandoned } from './support/releases.ts';
import { putProduct, readDocument } from './support/store.ts';

/** Small, as no other one is. */
const newVideo = () =>
  Buffer.concat([Buffer.from('0000001c6674797069736f6d00000200', 'hex'), randomBytes(100)]);

type Answer = BegunVideo & UploadProductVideoOutput & { reason: string };

/** Asks `uploadProductVideo` where the store serves it. */
async function ask(who: Account | null, body: object): Promise<Answer> {
  const headers = {
    'content-type': 'application/json',
    ...(who && { authorization: `Bearer ${who.idToken}` }),
  };
  const answer = await fetch(storeUrl(videoUploadPath), {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Answer;
}

/** Sends a file whole, unchecked. */
async function send(who: Account, file: Buffer): Promise<BegunVideo> {
  const begun = await ask(who, { sizeBytes: file.length });
  const { session } = await beginSession(begun.address, file.length);
  expect(await putBytes(session, file.length, 0, file)).toMatchObject({ status: 200 });
  return begun;
}

it('stores a video under its content, once', async () => {
  const [who, mp4] = [await admin(), newVideo()];
  const { uploadId } = await send(who, mp4);
  const { video } = await ask(who, { uploadId });
  const sum = createHash('sha256').update(mp4).digest('hex').slice(0, 32);
  expect(video).toBe(`/pictures/${sum}.mp4`);
  expect(await filesBelow(`uploads/${uploadId}/`)).toEqual([]);
  // The same again, as after an answer that was lost; and the same file, by somebody else.
  expect(await ask(who, { uploadId })).toEqual({ video });
  const other = await admin();
  expect(await ask(other, { uploadId: (await send(other, mp4)).uploadId })).toEqual({ video });
  const [stored] = await (await bucket()).file(video.slice(1)).download();
  expect(stored.equals(mp4)).toBe(true);
});

it('leads from a video to an address of an hour, which sends it whole and in parts', async () => {
  const [who, mp4] = [await admin(), newVideo()];
  const { video } = await ask(who, { uploadId: (await send(who, mp4)).uploadId });
  const led = await fetch(storeUrl(video), { redirect: 'manual' });
  expect([led.status, led.headers.get('cache-control')]).toEqual([302, 'public, max-age=600']);
  const address = new URL(led.headers.get('location') ?? '');
  expect(address.searchParams.get('X-Goog-Expires')).toBe('3600');
  const whole = await fetch(address);
  expect(whole.headers.get('content-type')).toBe('video/mp4');
  expect(Buffer.from(await whole.arrayBuffer())).toEqual(mp4);
  const part = await fetch(storeUrl(video), { headers: { Range: 'bytes=4-7' } });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 4-7/${mp4.length}`]);
  expect(await part.text()).toBe('ftyp');

  const head = await fetch(storeUrl(video), { method: 'HEAD', redirect: 'manual' });
  expect([head.status, head.headers.get('content-type')]).toEqual([200, 'video/mp4']);
  expect((await fetch(storeUrl(video), { method: 'POST' })).status).toBe(405);
  // The address is that of one file, as it is.
  for (const changed of [
    address.href.replace(video, video.replace(/.{6}\.mp4$/, '000000.mp4')),
    address.href.replace('video%2Fmp4', 'text%2Fhtml'),
    address.href.replace('X-Goog-Expires=3600', 'X-Goog-Expires=7200'),
  ]) {
    expect(changed).not.toBe(address.href);
    expect((await fetch(changed)).status).toBe(403);
  }
  const gone = await fetch(storeUrl(`/pictures/${'0'.repeat(32)}.mp4`), { redirect: 'manual' });
  expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store']);
});

it('takes videos of those who manage the store, and finishes them for whoever began', async () => {
  const [who, begin] = [await admin(), { sizeBytes: 100 }];
  expect((await ask(null, begin)).reason).toBe('sign-in-required');
  for (const one of [await signUp(), await admin('staff')])
    expect((await ask(one, begin)).reason).toBe('not-allowed');
  const { uploadId } = await send(who, newVideo());
  expect((await ask(await signUp(), { uploadId })).reason).toBe('not-allowed');
  expect((await ask(await admin(), { uploadId })).reason).toBe('upload-not-found');
  expect((await ask(who, { uploadId: 'a'.repeat(20) })).reason).toBe('upload-not-found');
  for (const wrong of [
    {},
    { uploadId: '../x' },
    { sizeBytes: 0 },
    { sizeBytes: '9' },
    { ...begin, uploadId },
  ])
    expect((await ask(who, wrong)).reason).toBe('invalid-input');
  expect((await ask(who, { uploadId })).video).toMatch(/\.mp4$/);
});

it('keeps videos and archives apart', async () => {
  const [who, slug] = [await admin(), await putProduct()];
  const archive = await publish(who, 'POST', slug, { sizeBytes: 100 });
  expect((await ask(who, { uploadId: archive.uploadId })).reason).toBe('upload-not-found');
  const { uploadId } = await send(who, newVideo());
  expect(await publish(who, 'POST', `${slug}/${uploadId}/check`)).toMatchObject({
    reason: 'upload-not-found',
  });
});

it('refuses what is no video, by its bytes, and forgets it', async () => {
  const who = await admin();
  const { uploadId } = await send(who, Buffer.from('<!doctype html><script>alert(1)</script>'));
  expect((await ask(who, { uploadId })).reason).toBe('video-invalid');
  expect(await filesBelow(`uploads/${uploadId}/`)).toEqual([]);
  expect((await ask(who, { uploadId })).reason).toBe('upload-not-found');
});

it('takes the file that was announced and no larger one, once it is all there', async () => {
  const [who, mp4] = [await admin(), newVideo()];
  expect((await ask(who, { sizeBytes: videoMaxBytes + 1 })).reason).toBe('video-invalid');
  const { uploadId, address } = await ask(who, { sizeBytes: mp4.length });
  expect((await ask(who, { uploadId })).reason).toBe('invalid-input');
  expect(await beginSession(address, mp4.length + 1)).toEqual({ status: 403, session: '' });
  const elsewhere = address.replace(
    `uploads/${uploadId}/incoming`,
    `pictures/${randomBytes(16).toString('hex')}.mp4`,
  );
  expect(await beginSession(elsewhere, mp4.length)).toEqual({ status: 403, session: '' });
  const { session } = await beginSession(address, mp4.length);
  expect(await putBytes(session, mp4.length + 1, 0, Buffer.concat([mp4, mp4]))).toMatchObject({
    status: 400,
  });
  // Whatever way it may have come there.
  await (await bucket()).file(`uploads/${uploadId}/incoming`).save(`${mp4}.`, { resumable: false });
  expect((await ask(who, { uploadId })).reason).toBe('invalid-input');
});

it('shows what was checked, whatever comes by the same address afterwards', async () => {
  const [who, mp4] = [await admin(), newVideo()];
  const { uploadId, address } = await send(who, mp4);
  const { session } = await beginSession(address, mp4.length);
  const { video } = await ask(who, { uploadId });
  await putBytes(session, mp4.length, 0, Buffer.alloc(mp4.length, 'x'));
  expect(await ask(who, { uploadId })).toEqual({ video });
  const [stored] = await (await bucket()).file(video.slice(1)).download();
  expect(stored.equals(mp4)).toBe(true);
});

it('sweeps what was left for a day, and leaves the video that came of it', async () => {
  const who = await admin();
  const [left, done] = [await send(who, newVideo()), await send(who, newVideo())];
  const { video } = await ask(who, { uploadId: done.uploadId });
  await sweepUploads();
  expect(await filesBelow(`uploads/${left.uploadId}/`)).toHaveLength(1);
  await sweepAbandoned(left.uploadId, done.uploadId);
  expect(await filesBelow(`uploads/${left.uploadId}/`)).toEqual([]);
  for (const { uploadId } of [left, done]) expect(await readDocument(`uploads/${uploadId}`)).toBeUndefined();
  expect(await filesBelow(video.slice(1))).toEqual([video.slice(1)]);
});
