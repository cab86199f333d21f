import { expect, it } from 'vitest';
import { ownAvatar } from './avatar.ts';

const mine = '/avatars/u1/0123456789abcdef.webp';

it('a picture that was uploaded is shown', () => {
  expect(ownAvatar(mine)).toBe(mine);
});

it.each([
  'https://pictures.example.com/nora.png',
  `https://pictures.example.com${mine}`,
  `//pictures.example.com${mine}`,
  `${mine}?next=x`,
  '/avatars/../downloads/0123456789abcdef.png',
  '/avatars/u1/x.png',
  '/avatars/u1/0123456789abcdef.svg',
  '/pictures/0123456789abcdef.png',
  'data:image/png;base64,AAAA',
  '',
  undefined,
])('%s is not', (address) => {
  expect(ownAvatar(address)).toBe('');
});
