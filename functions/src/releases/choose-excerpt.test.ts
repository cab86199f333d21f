import { expect, it } from 'vitest';
import { chooseExcerpt, mayExcerpt, publicExcerpt } from './choose-excerpt.ts';

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

it('shows no file that the owner has kept closed', () => {
  const all = { path: 'app.js', language: 'javascript', text: 'secret()' };
  const open = (path: string, text: string) => ({ path, language: '', text });
  const sources = [open('README.md', '# Hello'), open('index.html', '<p>')];
  expect(publicExcerpt(all, ['README.md', 'index.html'], sources)).toMatchObject({ path: 'index.html' });
  expect(publicExcerpt(all, ['README.md'], sources.slice(0, 1))).toBeNull();
  expect(publicExcerpt(all, ['logo.png'], [])).toBeNull();
  expect(publicExcerpt(all, [], [])).toBe(all);
});
