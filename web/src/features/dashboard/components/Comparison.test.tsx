import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Comparison } from './Comparison.tsx';

const shown = (now: number | null, before: number, sample?: number) =>
  renderToStaticMarkup(
    <Comparison now={now} before={before} sample={sample} than="the 30 days before" show={String} />,
  ).replace(/<style.*?<\/style>|<[^>]*>/gs, '');

it.each([
  [12, 10, undefined, '+20% on the 30 days before'],
  [0, 10, undefined, '-100% on the 30 days before'],
  // Too little to make a percentage of.
  [0, 3, undefined, '3 in the 30 days before'],
  [7, 0, undefined, '0 in the 30 days before'],
  [900, 500, 2, '500 in the 30 days before'],
  [null, 10, undefined, ''],
])('%s after %s, of %s: %s', (now, before, sample, text) => {
  expect(shown(now, before, sample)).toBe(text);
});
