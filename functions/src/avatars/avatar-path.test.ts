import { describe, expect, it } from 'vitest';
import { bytesOf } from '../../../tests/functions/support/pictures.ts';
import { avatarAsked, avatarFile, avatarFolder } from './avatar-path.ts';
import { readPicture } from './read-picture.ts';

const picture = readPicture(bytesOf('jpg').toString('base64'));

describe('avatarFile', () => {
  it.each(['abcDEF123', 'a_b-c', 'u%2f..', '😀', 'a b'])('of %s can be asked for', (uid) => {
    const file = avatarFile(uid, picture);
    expect(file.startsWith(avatarFolder(uid))).toBe(true);
    expect(avatarAsked(`/${file}`)).toEqual({ file, contentType: 'image/jpeg' });
    expect(avatarAsked(file.replace('avatars', ''))).toEqual({ file, contentType: 'image/jpeg' });
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
