import { expect, it } from 'vitest';
import { makeTraceable, trimRules } from './trim-rules.ts';

const text = [
  "rules_version = '2'; service cloud.firestore { match /databases/{database}/documents {",
  'match /a/{b} { allow get: if true; match /c/{d} { allow get: if f(); } }',
  'match /e/{f} { allow get: if true; allow list: if g(); }',
  '} }',
].join('\n');

it('shows when an `if true` is reached, with everything at its offset', () => {
  const traceable = makeTraceable(text);
  expect(traceable).toContain('allow get: if 1>0 ;');
  expect(traceable).not.toContain('true');
  expect(traceable.indexOf('g()')).toBe(text.indexOf('g()'));
});

it('leaves out the blocks of which nothing was reached', () => {
  const at = (code: string, reached: boolean) =>
    [text.indexOf(code), text.indexOf(code) + code.length - 1, reached] as const;
  const inner = text.lastIndexOf('true');
  const nodes = [at('true', false), at('f()', true), [inner, inner + 3, false] as const, at('g()', false)];
  const trimmed = trimRules(text, nodes);
  expect(trimmed).toContain('match /c/{d} { allow get: if f(); }');
  expect(trimmed).not.toContain('/e/');
  expect(trimmed).toHaveLength(text.length);
});
