import { videoMaxBytes } from '@tempera/domain/catalogue/product-calls';
import { expect, it } from 'vitest';
import { readVideo } from './read-video.ts';

const mp4 = Buffer.from('0000001c6674797069736f6d0000020069736f6d69736f32', 'hex');
const webm = Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex');
const matroska = Buffer.from('1a45dfa3a34286810142f7810142f2810442f38108428288', 'hex');

it.each([
  ['mp4', mp4],
  ['webm', webm],
] as const)('knows %s by its first bytes, at any length there may be', (extension, file) => {
  expect(readVideo(file)).toEqual({ extension, bytes: file });
  const longest = Buffer.concat([file, Buffer.alloc(videoMaxBytes - file.length)]);
  expect(readVideo(longest).extension).toBe(extension);
});

it.each([
  ['nothing', Buffer.alloc(0)],
  ['a few bytes', mp4.subarray(0, 8)],
  ['another kind of Matroska', Buffer.concat([matroska, Buffer.from('matroska')])],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['one byte too many', Buffer.concat([mp4, Buffer.alloc(videoMaxBytes - mp4.length + 1)])],
])('refuses %s', (_, file) => {
  expect(() => readVideo(file)).toThrow(expect.objectContaining({ refusal: { reason: 'video-invalid' } }));
});
