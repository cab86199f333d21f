import { expect, it } from 'vitest';
import { chooseExcerpt, mayExcerpt } from './choose-excerpt.ts';

const file = (path: string, text: string | Buffer) => ({ path, bytes: Buffer.from(text) });

it('takes the beginning of the largest script at the top', () => {
  const script = Array.from({ length: 50 }, (_, index) => `line(${index});`).join('\n');
  const files = [
    file('style.css', 'a {}'),
    file('lib/deep.js', script),
    file('a.js', 'a();'),
    file('b.js', script),
  ];
  const excerpt = chooseExcerpt(files);
  expect(excerpt).toMatchObject({ path: 'b.js', language: 'javascript' });
  expect(excerpt?.text.split('\n')).toHaveLength(40);
});

it('takes another when the first is no text, and none from nothing', () => {
  expect(chooseExcerpt([file('a.js', Buffer.from([0xff, 0xfe])), file('a.css', '\n\nb {}\r\n')])).toEqual({
    path: 'a.css',
    language: 'css',
    text: 'b {}',
  });
  expect(chooseExcerpt([file('readme.md', '# Hello')])).toBeNull();
});

it.each(['node_modules/a.js', 'dist/a.js', 'a.min.js', 'vite.config.ts', 'a.png', '.git/a.js'])(
  'shows nothing of %s',
  (path) => expect(mayExcerpt(path, 100)).toBe(false),
);
