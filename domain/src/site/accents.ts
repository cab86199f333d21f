import type { SiteSettings } from '../settings/settings.ts';

/** The shades of an accent in one scheme, as the theme names those of a pigment. */
export interface AccentTones {
  main: string;
  strong: string;
  text: string;
  tint: string;
  on: string;
}

const [paper, night] = ['#FFFDF9', '#161513'];
const byDay = (main: string, strong: string, tint: string): AccentTones => ({
  main,
  strong,
  text: main,
  tint,
  on: paper,
});
const byNight = (main: string, strong: string, text: string, tint: string): AccentTones => ({
  main,
  strong,
  text,
  tint,
  on: night,
});

/**
 * What buttons, links and highlights are colored in, by day and by night; `settings/site.accent` names one. The theme's tests
 * hold each to the contrast that WCAG asks for on every ground of the store.
 */
export const accents: Readonly<Record<SiteSettings['accent'], { light: AccentTones; dark: AccentTones }>> = {
  blue: {
    light: byDay('#2E3A8C', '#232C6E', '#E8E9F3'),
    dark: byNight('#A5B1F2', '#BEC7F7', '#A9B5F4', '#23263D'),
  },
  violet: {
    light: byDay('#5B3A8E', '#472C71', '#EEE8F5'),
    dark: byNight('#C0A8EE', '#D2C1F4', '#C4AEF0', '#2D2540'),
  },
  plum: {
    light: byDay('#8A2D5F', '#6C2149', '#F6E6EE'),
    dark: byNight('#EBA3C4', '#F2BDD5', '#EDA9C9', '#3A2230'),
  },
  teal: {
    light: byDay('#1F6470', '#174D57', '#DFECEE'),
    dark: byNight('#84C3D0', '#A0D3DD', '#8BC8D4', '#1B2D31'),
  },
  gray: {
    light: byDay('#3F4248', '#2D3035', '#EAE9E7'),
    dark: byNight('#C9CBD0', '#DCDDE1', '#CDCFD4', '#2B2B2C'),
  },
};
