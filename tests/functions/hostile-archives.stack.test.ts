import { beforeAll, describe, expect, it } from 'vitest';
import { filesBelow } from './support/files-below.ts';
import { hostile } from './support/hostile-archives.ts';
import type { Account } from './support/http.ts';
import { admin, publish, send, versionsOf } from './support/publishing.ts';
import { putProduct, readDocument } from './support/store.ts';

let who: Account;
let slug: string;
beforeAll(async () => {
  [who, slug] = [await admin(), await putProduct({ status: 'draft', version: '' })];
});

/** Each is refused with a reason, nothing is written, no file is left. */
describe('publishVersion refuses', () => {
  it.each(Object.entries(hostile))('%s', async (_what, [make, problem]) => {
    const upload = await send(who, slug, make());
    expect(await publish(who, 'POST', `${upload}/check`)).toMatchObject({
      status: 400,
      reason: 'archive-invalid',
      problem,
      message: expect.stringMatching(/.{20}/),
    });
    expect(await publish(who, 'POST', upload, { version: '1.0.0', changelog: 'First.' })).toMatchObject({
      status: 404,
      reason: 'upload-not-found',
    });
    const [, uploadId = ''] = upload.split('/');
    expect(await readDocument(`uploads/${uploadId}`)).toBeUndefined();
    expect(await filesBelow(`uploads/${uploadId}/`)).toEqual([]);
  });

  it('and writes nothing of any', async () => {
    expect(await versionsOf(slug)).toEqual([]);
    expect(await filesBelow(`archives/${slug}/`)).toEqual([]);
    expect(await readDocument(`products/${slug}`)).toMatchObject({ version: '' });
  });
});
