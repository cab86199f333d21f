import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** The faces of `fonts.css` that are fetched, with what each is fetched for: everything, without a `unicode-range`. */
const faces = [
  ...readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8').matchAll(/@font-face \{([^}]*url[^}]*)\}/g),
].map(([, rule = '']) => ({
  family: /font-family: "(.*)"/.exec(rule)?.[1],
  file: /files\/(.*)\.woff2/.exec(rule)?.[1],
  ranges: [...(/unicode-range: (.*);/.exec(rule)?.[1] ?? 'U+0-10FFFF').matchAll(/U\+(\w+)-(\w+)/g)].map(
    ([, from = '', to = '']) => [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const,
  ),
}));

/** What a browser fetches for a letter: of faces that have it in their range the last one is taken. */
function fileOf(family: string, letter: string): string | undefined {
  const code = letter.codePointAt(0) ?? 0;
  return faces.findLast(
    (face) => face.family === family && face.ranges.some(([from, to]) => from <= code && code <= to),
  )?.file;
}

it.each([
  ['Fraunces Variable', 'fraunces'],
  ['Inter Variable', 'inter'],
])('%s has the letters of Central European names, and fetches them for nothing else', (family, name) => {
  for (const letter of 'ŁśĆłŐűŽčřğİșāė') expect(fileOf(family, letter)).toBe(`${name}-latin-ext-wght-normal`);
  for (const letter of 'Ag09 éßœŒı€“”’–…→✓') expect(fileOf(family, letter)).toBe(`${name}-latin-wght-normal`);
});
