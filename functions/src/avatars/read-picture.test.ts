import { RefusalError } from '@tempera/domain/calls/reasons';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesOf, pictures } from '../../../tests/functions/support/pictures.ts';
import { readPicture } from './read-picture.ts';

const read = (file: Buffer) => readPicture(file.toString('base64'));
const refused = (file: Buffer) =>
  expect(() => read(file)).toThrow(expect.objectContaining({ refusal: { reason: 'image-invalid' } }));
const kinds = Object.keys(pictures) as (keyof typeof pictures)[];

/** The same PNG with another size in its header. */
function pngOf(width: number, height: number): Buffer {
  const file = bytesOf('png');
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  return file;
}

describe('readPicture', () => {
  it.each([
    ['png', 'png', 16],
    ['jpg', 'jpg', 16],
    ['progressive', 'jpg', 32],
    ['webp', 'webp', 16],
    ['lossless', 'webp', 16],
  ] as const)('knows a %s by its bytes', (name, extension, width) => {
    expect(read(bytesOf(name))).toMatchObject({ extension, width, height: 24 });
  });

  it.each(['png', 'jpg', 'webp'] as const)('leaves out what a %s says besides its picture', (name) => {
    expect(bytesOf(name).toString('latin1')).toContain('SECRET-PLACE');
    const { bytes } = read(bytesOf(name));
    expect(bytes.toString('latin1')).not.toMatch(/SECRET-PLACE|Exif|EXIF/);
    expect(read(bytes).bytes.equals(bytes)).toBe(true);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a GIF', Buffer.from('R0lGODlhAQABAAAAACw=', 'base64')],
    ['a head without a body', bytesOf('png').subarray(0, 40)],
  ])('refuses %s', (_what, file) => refused(file));

  it.each(kinds)('refuses a %s that is more than one thing', (name) => {
    refused(Buffer.concat([bytesOf(name), Buffer.from('<script>alert(1)</script>')]));
    refused(Buffer.concat([Buffer.from('<!--'), bytesOf(name)]));
    refused(Buffer.concat([bytesOf(name), bytesOf('png')]));
  });

  it.each(kinds)('refuses a %s cut anywhere', (name) => {
    const file = bytesOf(name);
    for (let length = 0; length < file.length; length++) refused(file.subarray(0, length));
  });

  it('minds the size in pixels', () => {
    expect(read(pngOf(16, 4_096))).toMatchObject({ width: 16, height: 4_096 });
    for (const [width, height] of [
      [15, 16],
      [16, 4_097],
      [0, 0],
      [0xffff_ffff, 16],
    ] as const)
      refused(pngOf(width, height));
  });

  it('minds the size in bytes, and base64 that is none', () => {
    const file = bytesOf('jpg');
    const comment = (length: number) => {
      const segment = Buffer.alloc(length + 2, 0x20);
      segment.writeUInt16BE(0xfffe, 0);
      segment.writeUInt16BE(length, 2);
      return segment;
    };
    const big = (count: number) =>
      Buffer.concat([file.subarray(0, 2), ...Array(count).fill(comment(65_000)), file.subarray(2)]);
    expect(read(big(16)).bytes.length).toBeLessThan(file.length);
    refused(big(17));
    for (const text of [` ${pictures.png}`, pictures.png.replace(/=+$/, ''), `${pictures.png}\n`, '%'])
      expect(() => readPicture(text)).toThrow(RefusalError);
  });

  it('answers whatever it gets, and what it takes it takes again', () => {
    const flips = fc.array(fc.tuple(fc.nat(600), fc.nat(255)), { maxLength: 4 });
    fc.assert(
      fc.property(fc.constantFrom(...kinds), flips, (name, changes) => {
        const file = bytesOf(name);
        for (const [at, value] of changes) if (at < file.length) file[at] = value;
        try {
          const { bytes } = read(file);
          expect(read(bytes).bytes.equals(bytes)).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(RefusalError);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});
