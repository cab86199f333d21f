import { accents } from '@tempera/domain/site/accents';
import { expect, it } from 'vitest';
import { dark, light } from '../src/theme/tokens.ts';
import { accentCss } from './accents.ts';

it('has the theme’s own color as the usual one, which needs no sheet', () => {
  expect(accents.blue).toEqual({ light: light.ultramarine, dark: dark.ultramarine });
  expect(accentCss(accents.blue)).not.toContain('--mui');
});

it('changes the accent in both schemes, and nothing else', () => {
  const [, day = '', night = ''] =
    /(:root:root\{.*?\})(:root:root\[.*?\})/.exec(accentCss(accents.teal)) ?? [];
  expect(day).toContain('--mui-palette-primary-main:#1F6470;');
  expect(day).toContain('--mui-palette-ultramarine-text:#1F6470;');
  expect(day).toContain('--mui-palette-primary-mainChannel:31 100 112;');
  expect(night).toMatch(/^:root:root\[data-color-scheme="dark"\]/);
  expect(night).toContain('--mui-palette-primary-main:#84C3D0;');
  expect(day + night).not.toMatch(/--mui-palette-(?:error|success|warning|text|background|vermilion)-/);
});
