import { expect, it } from 'vitest';
import { archivePath, isSafeFileName } from './archives.ts';

it.each(['blog-1.0.0.zip', 'a', 'A_b-c.tar.gz'])('%s is a file name', (name) => {
  expect(isSafeFileName(name)).toBe(true);
});

it.each([
  '',
  '.',
  '..',
  '.env',
  '../x.zip',
  'a/../b.zip',
  'a..b',
  'a/b.zip',
  'a\\b.zip',
  'a\r\nb.zip',
  'a".zip',
  'ä.zip',
  'a.',
  'x'.repeat(201),
  7,
  null,
])('%j is not', (name) => {
  expect(isSafeFileName(name)).toBe(false);
});

it('an archive stands under its product and version', () => {
  expect(archivePath('blog', '1.0.0', 'blog-1.0.0.zip')).toBe('archives/blog/1.0.0/blog-1.0.0.zip');
});
