import { describe, expect, it } from 'vitest';
import { avatarAsked, avatarFolder, newAvatarFile } from './avatar-path.ts';

describe('newAvatarFile', () => {
  it.each(['abcDEF123', 'a_b-c', 'u%2f..', '😀', 'a b'])('of %s can be asked for', (uid) => {
    const file = newAvatarFile(uid, 'jpg');
    expect(file.startsWith(avatarFolder(uid))).toBe(true);
    expect(avatarAsked(`/${file}`)).toEqual({ file, contentType: 'image/jpeg' });
    expect(avatarAsked(file.replace('avatars', ''))).toEqual({ file, contentType: 'image/jpeg' });
  });

  it('is another one each time', () => {
    const files = Array.from({ length: 100 }, () => newAvatarFile('ada', 'png'));
    expect(new Set(files).size).toBe(100);
  });
});

describe('avatarAsked', () => {
  const name = '0123456789abcdef.png';
  it.each([
    '/',
    `/${name}`,
    `/avatars/u/../u/${name}`,
    `/avatars/../archives/${name}`,
    `/avatars/%2e%2e/${name}`,
    `/avatars/u%2f${name}`,
    `/avatars//${name}`,
    `/archives/u/${name}`,
    `/avatars/u/${name}/`,
    `/avatars/u/${name}%00`,
    '/avatars/u/0123456789abcdef.svg',
    '/avatars/u/0123456789abcdeg.png',
  ])('looks for nothing at %s', (path) => {
    expect(avatarAsked(path)).toBeNull();
  });
});
