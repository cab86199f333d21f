import { describe, expect, it } from 'vitest';
import { dedent, highlightSource } from './highlight-source.ts';

const samples = {
  javascript: '/** A gate.\n * Opens. */\nexport const open = (step) => `at`; // so\n\nreturn 5;',
  css: '/* theme */\n:root {\n  --ink: #1b1a17;\n}\n\na:hover { color: var(--ink); }',
  html: '<!-- form -->\n<form class="gate">\n  <input type="email" required>\n</form>',
  json: '{\n  "name": "neogate",\n  "private": true\n}',
  typescript: 'interface Gate {\n  open: boolean;\n}',
  klingon: 'nuqneH\n  <b>',
};

describe('highlightSource', () => {
  it.each(Object.entries(samples))('loses nothing of %s', (language, text) => {
    const lines = highlightSource(text, language).map((line) => line.map((token) => token.text).join(''));
    expect(lines.join('\n')).toBe(text);
  });

  it('tells keywords, strings and comments apart', () => {
    const tokens = highlightSource(`const gate = 'open'; // wide`, 'javascript').flat();
    expect(tokens).toContainEqual({ kind: 'keyword', text: 'const' });
    expect(tokens).toContainEqual({ kind: 'string', text: `'open'` });
    expect(tokens).toContainEqual({ kind: 'comment', text: '// wide' });
  });

  it('leaves an unknown language plain, names of built-in things among them', () => {
    for (const language of ['klingon', '', 'constructor', '__proto__']) {
      const kinds = highlightSource(`const a = 'b';`, language)
        .flat()
        .map(({ kind }) => kind);
      expect(kinds).toEqual(['plain']);
    }
  });
});

it.each([
  ['  a\n    b\n\n  c', 'a\n  b\n\nc'],
  ['a\n  b', 'a\n  b'],
  ['\tx\n\t\ty', 'x\n\ty'],
  ['', ''],
  ['   \n  a', ' \na'],
])('%j becomes %j', (text, expected) => {
  expect(dedent(text)).toBe(expected);
});
