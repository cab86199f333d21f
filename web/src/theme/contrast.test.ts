import { accents } from '@tempera/domain/site/accents';
import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { dark, light, print, type Scheme } from './tokens.ts';

const ofAccents = Object.entries(accents).flatMap(([name, tones]): [string, Scheme][] => [
  [`light ${name}`, { ...light, ultramarine: tones.light }],
  [`dark ${name}`, { ...dark, ultramarine: tones.dark }],
]);

const pigmentNames = ['ultramarine', 'vermilion', 'ochre', 'verdigris'] as const;

/** Every pair of text and ground that the screens use. */
function textPairs(scheme: Scheme): [string, string, string][] {
  const grounds = { paper: scheme.paper, surface: scheme.surface, sunk: scheme.sunk };
  const pairs: [string, string, string][] = [];
  for (const [ground, color] of Object.entries(grounds)) {
    pairs.push([`ink on ${ground}`, scheme.ink, color], [`inkSoft on ${ground}`, scheme.inkSoft, color]);
    for (const name of pigmentNames) pairs.push([`${name} on ${ground}`, scheme[name].text, color]);
  }
  for (const name of pigmentNames) {
    const tones = scheme[name];
    pairs.push(
      [`${name} on its tint`, tones.text, tones.tint],
      [`ink on ${name} tint`, scheme.ink, tones.tint],
    );
    pairs.push([`on ${name}`, tones.on, tones.main], [`on strong ${name}`, tones.on, tones.strong]);
  }
  return pairs;
}

function shapePairs(scheme: Scheme): [string, string, string][] {
  return [scheme.paper, scheme.surface, scheme.sunk].flatMap((ground): [string, string, string][] => [
    [`edge on ${ground}`, scheme.edge, ground],
    ...pigmentNames.map((name): [string, string, string] => [
      `${name} on ${ground}`,
      scheme[name].main,
      ground,
    ]),
  ]);
}

describe.each([['light', light], ['dark', dark], ['print', print], ...ofAccents] as const)(
  '%s scheme',
  (_name, scheme) => {
    it.each(textPairs(scheme))('%s reads at 4.5 : 1', (_pair, text, ground) => {
      expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
    });

    it.each(shapePairs(scheme))('%s is visible at 3 : 1', (_pair, shape, ground) => {
      expect(contrast(shape, ground)).toBeGreaterThanOrEqual(3);
    });
  },
);

describe('contrast', () => {
  it('is 21 for black on white and 1 for a color on itself', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrast('#2E3A8C', '#2E3A8C')).toBe(1);
  });
});
