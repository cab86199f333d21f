import { fonts, scale } from './tokens.ts';

const phone = '@media (max-width:599.95px)';
const display = (fontSize: string, onPhone: string, lineHeight: number) => ({
  fontFamily: fonts.display,
  fontWeight: 560,
  fontSize,
  lineHeight,
  letterSpacing: '-0.015em',
  textWrap: 'balance' as const,
  [phone]: { fontSize: onPhone },
});

/** Headings in the serif with character, everything else in the quiet sans, figures and code in the mono. */
export const typography = {
  fontFamily: fonts.text,
  htmlFontSize: 16,
  h1: display(scale.display, scale.large, 1.08),
  h2: display(scale.large, scale.heading, 1.15),
  h3: display(scale.heading, scale.title, 1.2),
  h4: display(scale.title, scale.title, 1.25),
  h5: { fontFamily: fonts.display, fontWeight: 560, fontSize: scale.lead, lineHeight: 1.3 },
  h6: { fontWeight: 600, fontSize: scale.body, lineHeight: 1.4 },
  lead: { fontSize: scale.lead, lineHeight: 1.55 },
  body1: { fontSize: scale.body, lineHeight: 1.6 },
  body2: { fontSize: scale.small, lineHeight: 1.55 },
  subtitle1: { fontSize: scale.lead, lineHeight: 1.5 },
  subtitle2: { fontSize: scale.small, fontWeight: 600, lineHeight: 1.5 },
  caption: { fontSize: scale.small, lineHeight: 1.45 },
  overline: {
    fontSize: scale.small,
    fontWeight: 500,
    lineHeight: 1.45,
    letterSpacing: 0,
    textTransform: 'none' as const,
  },
  button: {
    fontSize: scale.body,
    fontWeight: 560,
    lineHeight: 1.25,
    textTransform: 'none' as const,
    letterSpacing: 0,
  },
  mono: {
    fontFamily: fonts.mono,
    fontSize: scale.small,
    lineHeight: 1.55,
    fontVariantNumeric: 'tabular-nums',
  },
};
