import { describe, expect, it } from 'vitest';
import { bytesOf } from '../../../tests/functions/support/pictures.ts';
import { dispositionOf, nameIn, readAttachment } from './read-attachment.ts';

const text = (words: string) => Buffer.from(words);
const refused = (name: string, file: Buffer) =>
  expect(() => readAttachment(name, file)).toThrow(
    expect.objectContaining({ refusal: { reason: 'attachment-invalid' } }),
  );

/** The same PNG with another size in its header. */
function pngOf(width: number, height: number): Buffer {
  const file = bytesOf('png');
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  return file;
}

describe('readAttachment', () => {
  it.each([
    ['png', 'shot.png', 'image/png', 'shot.png'],
    ['jpg', 'shot.png', 'image/jpeg', 'shot.jpg'],
    ['webp', 'page.html', 'image/webp', 'page.webp'],
    ['png', '', 'image/png', 'attachment.png'],
  ] as const)('takes a %s called %j as %s', (kind, name, contentType, fileName) => {
    const read = readAttachment(name, bytesOf(kind));
    expect(read).toMatchObject({ contentType, fileName });
    expect(read.bytes.toString('latin1')).not.toContain('SECRET-PLACE');
  });

  it.each(['a.txt', 'a.LOG', 'a.md', 'a.json'])('takes a text called %s as it is', (name) => {
    const file = text('Line 1\r\n\tLine 2: \u001b[31mمرحبا\u001b[0m 👩‍🚀\n<b>not a page</b>');
    const read = readAttachment(name, file);
    expect(read).toEqual({
      fileName: name.toLowerCase(),
      contentType: 'text/plain; charset=utf-8',
      bytes: file,
    });
  });

  it.each<[string, string, Buffer]>([
    ['nothing', 'a.txt', Buffer.alloc(0)],
    ['blanks', 'a.txt', text(' \n')],
    ['SVG', 'a.svg', text('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['SVG that says it is a text', 'a.txt', text('\n<SVG onload="alert(1)">')],
    ['SVG that says it is a picture', 'a.png', text('<svg/>')],
    ['HTML', 'a.html', text('<!doctype html><script>alert(1)</script>')],
    ['HTML that says it is a text', 'a.md', text('\ufeff <!DOCTYPE html>')],
    ['a comment before a page', 'a.txt', text('<!-- --><script>alert(1)</script>')],
    ['a program', 'a.js', text('alert(1)')],
    ['no ending', 'README', text('Read me.')],
    ['an ending in the middle', 'a.txt.exe', text('MZ')],
    ['bytes that are no UTF-8', 'a.txt', Buffer.from([0x41, 0xc3, 0x28])],
    ['UTF-16', 'a.txt', Buffer.from('\ufeffhello', 'utf16le')],
    ['a NUL', 'a.txt', text('a\0b')],
    ['a GIF', 'a.png', Buffer.from('R0lGODlhAQABAAAAACw=', 'base64')],
    ['a PDF', 'a.pdf', text('%PDF-1.7')],
    ['a head without a body', 'a.png', bytesOf('png').subarray(0, 40)],
    ['a picture and a page', 'a.png', Buffer.concat([bytesOf('png'), text('<script>alert(1)</script>')])],
    ['a page and a picture', 'a.png', Buffer.concat([text('<!--'), bytesOf('jpg')])],
    ['a picture that fills the memory', 'a.png', pngOf(16_384, 16_384)],
    ['a picture too wide', 'a.png', pngOf(16_385, 1)],
    ['a picture of no size', 'a.png', pngOf(0, 16)],
    ['a text of one byte too many', 'a.txt', Buffer.alloc(1_048_577, 'a')],
    ['a picture of one byte too many', 'a.png', Buffer.concat([bytesOf('png'), Buffer.alloc(1_048_577)])],
  ])('refuses %s', (_what, name, file) => refused(name, file));

  it('takes a text of 1 MiB', () => {
    expect(readAttachment('a.txt', Buffer.alloc(1_048_576, 'a')).bytes).toHaveLength(1_048_576);
  });

  it.each([
    ['../../etc/passwd.txt', 'etc passwd.txt'],
    ['..\\..\\windows\\win.txt', 'windows win.txt'],
    ['in\u202egpj.txt', 'in gpj.txt'],
    ['a\r\nSet-Cookie: x.txt', 'a Set-Cookie x.txt'],
    ['zero\u200bwidth.txt', 'zero width.txt'],
    ['..txt', 'attachment.txt'],
    ['Übersicht 日本.txt', 'Übersicht 日本.txt'],
    [`${'x'.repeat(300)}.txt`, `${'x'.repeat(96)}.txt`],
  ])('calls %j %j', (name, clean) => {
    expect(readAttachment(name, text('a')).fileName).toBe(clean);
  });
});

it('a header has the name in every script, and ends nowhere else', () => {
  expect(nameIn('%C3%9Cber.txt')).toBe('Über.txt');
  expect(nameIn('%E0%A4%A')).toBe('');
  expect(nameIn(undefined)).toBe('');
  expect(dispositionOf('attachment', "Über (1)'s.txt")).toBe(
    `attachment; filename="_ber (1)'s.txt"; filename*=UTF-8''%C3%9Cber%20%281%29%27s.txt`,
  );
});
