import { describe, expect, it } from 'vitest';
import { markdownAddress, pageBehind } from './markdown-address.ts';

describe('the address of a Markdown twin', () => {
  it.each([
    ['/', '/index.md'],
    ['/templates', '/templates.md'],
    ['/templates/', '/templates.md'],
    ['/templates?category=blog&q=a.md', '/templates.md?category=blog&q=a.md'],
    ['/support#contact', '/support.md#contact'],
    ['/product/category=auth/neogate/preview', '/product/category=auth/neogate/preview.md'],
  ])('%s is %s', (page, twin) => {
    expect(markdownAddress(page)).toBe(twin);
    const { pathname } = new URL(`https://store.example.com${page}`);
    const back = pageBehind(new URL(`https://store.example.com${twin}`).pathname);
    expect(back).toBe(pathname === '/' ? '/' : pathname.replace(/\/$/, ''));
  });

  it.each(['/', '/templates', '/.md', '/support/.md', '/templates.md/', '/templates.mdx'])(
    '%s is no twin',
    (path) => expect(pageBehind(path)).toBe(null),
  );
});
