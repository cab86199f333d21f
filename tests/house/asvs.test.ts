import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { tableRows } from './kit/table-rows.ts';

/** Each requirement of ASVS 5.0.0, levels 1 and 2, stands in docs/asvs.md once, by itself or among those that don't apply. */

const requirements = readFileSync('tests/house/asvs-5.0.0.txt', 'utf8')
  .split('\n')
  .filter((line) => /^\d/.test(line))
  .map((line) => line.split(' ') as [id: string, level: string]);
const ids = requirements.map(([id]) => id);

const page = readFileSync('docs/asvs.md', 'utf8');
const [head = '', notApplying = '', ...chapters] = page.split(/^## /m);

const cellsOf = (text: string) => tableRows(text).filter(([first = '']) => /^\d/.test(first));
const lines = chapters
  .flatMap(cellsOf)
  .map(([id = '', level, about = '', verdict = '', by = '']) => ({ id, level, about, verdict, by }));
const verdicts = ['met', 'built', 'platform', 'partly', 'no'];

/** `17.*` is all of a chapter or a section that is asked for. */
const expand = (named: string) =>
  named
    .split(', ')
    .flatMap((one) => (one.endsWith('*') ? ids.filter((id) => id.startsWith(one.slice(0, -1))) : [one]));

it('the list is that of the standard: 70 of level 1, 183 of level 2', () => {
  const count = (of: string) => requirements.filter(([, level]) => level === of).length;
  expect([new Set(ids).size, count('1'), count('2')]).toEqual([253, 70, 183]);
});

it('has a line for each requirement, or says why it does not apply', () => {
  const named = [
    ...lines.map(({ id }) => id),
    ...cellsOf(notApplying).flatMap(([cell = '']) => expand(cell)),
  ];
  expect(named.toSorted()).toEqual(ids.toSorted());
  expect(cellsOf(notApplying).filter(([, why]) => !why)).toEqual([]);
});

it('counts them as they stand', () => {
  const counts = verdicts.map((one) => lines.filter(({ verdict }) => verdict === one).length);
  const sum = counts.reduce((all, one) => all + one, 0);
  expect(cellsOf(head)[0]).toEqual([...counts, ids.length - sum].map(String));
});

it.each(lines)('$id says its level, what it is about, how it stands and by what', (line) => {
  const level = requirements.find(([id]) => id === line.id)?.[1];
  expect([line.level, verdicts.includes(line.verdict)]).toEqual([level, true]);
  expect(line.about).not.toBe('');
  expect(line.by).not.toBe('');
});

const testsIn = (text: string) =>
  [...text.matchAll(/`([\w./*-]+\/[\w./*-]+)`/g)].map(([, path = '']) => path);
const isThere = (path: string) => (path.includes('*') ? globSync(path).length > 0 : existsSync(path));

it.each(lines.filter(({ verdict }) => verdict === 'met'))('$id is met where it says', ({ by }) => {
  const places = [
    ...testsIn(by),
    ...[...by.matchAll(/\]\(([\w./-]+)\)/g)].map(([, path = '']) => `docs/${path}`),
    ...(by.includes('`firebase.json`') ? ['firebase.json'] : []),
  ];
  expect(places).not.toEqual([]);
  expect(places.filter((path) => !isThere(path))).toEqual([]);
});
