import { describe, expect, it, vi } from 'vitest';
import { removeFile, removeFormer } from '../../functions/src/avatars/avatars.store.ts';
import { bucket, db } from '../../functions/src/platform/admin.ts';
import { customer, guest, putAccess } from './support/callers.ts';
import { reasonOf, startSession, succeed, uploadAvatar } from './support/calls.ts';
import { functionUrl, storeUrl } from './support/http.ts';
import { bytesOf, pictures } from './support/pictures.ts';
import { readDocument } from './support/store.ts';

const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 90_000, interval: 100 });
const upload = (name: keyof typeof pictures, who: ReturnType<typeof customer>) =>
  succeed(uploadAvatar({ dataBase64: pictures[name] }, who));
const png = { dataBase64: pictures.png };

async function filesOf(uid: string): Promise<string[]> {
  const [files] = await (await bucket()).getFiles({ prefix: `avatars/${uid}/` });
  return files.map((file) => `/${file.name}`);
}

async function member() {
  const person = customer();
  await succeed(startSession(person));
  return person;
}

describe('uploadAvatar', () => {
  it.each([
    ['png', 'png'],
    ['jpg', 'jpg'],
    ['webp', 'webp'],
  ] as const)('stores a %s and shows it as the person’s', async (name, extension) => {
    const person = await member();
    const { avatar } = await upload(name, person);
    expect(avatar).toMatch(new RegExp(`^/avatars/${person.uid}/[0-9a-f]{16}\\.${extension}$`));
    expect(await readDocument(`users/${person.uid}`)).toMatchObject({ avatar });
    await eventually(async () =>
      expect(await readDocument(`profiles/${person.uid}`)).toMatchObject({ avatar }),
    );
  });

  it('removes the former picture, also where the same one is sent again', async () => {
    const person = await member();
    for (const name of ['png', 'jpg', 'jpg'] as const) {
      const { avatar } = await upload(name, person);
      expect(await readDocument(`users/${person.uid}`)).toMatchObject({ avatar });
      expect(await filesOf(person.uid)).toEqual([avatar]);
    }
  });

  it('keeps a picture that is chosen again while what takes it away is late', async () => {
    const person = await member();
    const { avatar: former } = await upload('png', person);
    await upload('jpg', person);
    const { avatar } = await upload('png', person);
    // Looked before the last upload whether it is shown, and comes to the bucket only now.
    await removeFile(person.uid, former);
    expect(await filesOf(person.uid)).toEqual([avatar]);
  });

  it('leaves one picture after five at once', async () => {
    const person = await member();
    const names = ['png', 'jpg', 'webp', 'progressive', 'lossless'] as const;
    await Promise.all(names.map((name) => upload(name, person)));
    const { avatar } = (await readDocument(`users/${person.uid}`)) ?? {};
    expect(await filesOf(person.uid)).toEqual([avatar]);
  });

  it('keeps none that nothing names: not of eight whose place an address or nothing took', async () => {
    const person = await member();
    const user = db().doc(`users/${person.uid}`);
    for (let round = 0; round < 8; round++) {
      const { avatar } = await upload(round % 2 === 0 ? 'png' : 'jpg', person);
      await user.update({ avatar: `https://store.example.com${avatar}` });
      await user.update({ avatar: round % 3 === 0 ? 'https://pictures.example.com/me.png' : '' });
    }
    await eventually(async () => expect(await filesOf(person.uid)).toEqual([]));
  });

  it('goes on from an address in one’s own folder that never was a file', async () => {
    const person = await member();
    await db()
      .doc(`users/${person.uid}`)
      .update({ avatar: `/avatars/${person.uid}/${'a'.repeat(1_900)}` });
    const { avatar } = await upload('png', person);
    expect(await filesOf(person.uid)).toEqual([avatar]);
  });

  it('keeps a picture that the person shows at the store’s whole address', async () => {
    const person = await member();
    const { avatar } = await upload('png', person);
    const user = db().doc(`users/${person.uid}`);
    const whole = `https://store.example.com${avatar}`;
    await user.update({ avatar: whole });
    await removeFormer(person.uid, avatar);
    expect(await filesOf(person.uid)).toEqual([avatar]);
  });

  it('never removes a picture that is another’s', async () => {
    const [victim, thief] = [await member(), await member()];
    const { avatar } = await upload('png', victim);
    await db().doc(`users/${thief.uid}`).update({ avatar });
    await upload('jpg', thief);
    expect(await filesOf(victim.uid)).toEqual([avatar]);
  });

  it('refuses what is no picture, and whoever may not', async () => {
    const person = await member();
    for (const dataBase64 of ['', 'nonsense', Buffer.from('<svg/>').toString('base64')])
      expect(await reasonOf(uploadAvatar({ dataBase64 }, person))).toBe('image-invalid');
    expect(await reasonOf(uploadAvatar({ dataBase64: 'A'.repeat(3_000_000) }, person))).toBe('image-invalid');
    expect(await reasonOf(uploadAvatar({ dataBase64: 7 }, person))).toBe('invalid-input');
    expect(await reasonOf(uploadAvatar(png, null))).toBe('sign-in-required');
    expect(await reasonOf(uploadAvatar(png, guest()))).toBe('not-allowed');
    expect(await reasonOf(uploadAvatar(png, customer()))).toBe('user-not-found');
    await putAccess(person.uid, { status: 'banned', permanent: true });
    expect(await reasonOf(uploadAvatar(png, person))).toBe('restricted');
    expect(await filesOf(person.uid)).toEqual([]);
  });
});

describe('the address of a picture', () => {
  it.each([
    ['png', 'image/png'],
    ['jpg', 'image/jpeg'],
    ['webp', 'image/webp'],
  ] as const)('answers a %s as what it is and as nothing else', async (name, type) => {
    const person = await member();
    const { avatar } = await upload(name, person);
    const answer = await fetch(storeUrl(avatar));
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': type,
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringMatching(/^public, max-age=31536000,.*immutable$/),
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.toString('latin1')).not.toContain('SECRET-PLACE');
    expect(bytes.length).toBeLessThanOrEqual(bytesOf(name).length);
    const direct = functionUrl(`files${avatar}`);
    expect((await fetch(direct, { method: 'HEAD' })).headers.get('content-length')).toBe(
      String(bytes.length),
    );
    expect((await fetch(direct, { method: 'POST' })).status).toBe(405);
  });

  it.each([
    '/avatars/nobody/0123456789abcdef.png',
    '/avatars/%2e%2e/archives/x.zip',
    '/avatars/u/..%2f..%2farchives.png',
    '/avatars/u/0123456789abcdef.svg',
    '/avatars/',
  ])('has nothing at %s', async (path) => {
    const answer = await fetch(functionUrl(`files${path}`));
    expect([answer.status, await answer.text()]).toEqual([404, '']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('has nothing any more once another picture took its place', async () => {
    const person = await member();
    const { avatar } = await upload('png', person);
    await upload('jpg', person);
    expect((await fetch(functionUrl(`files${avatar}`))).status).toBe(404);
  });
});
