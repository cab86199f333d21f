import type { Appearance } from '@stripe/stripe-js';
import { fonts, layout, type Scheme } from '../../../theme/tokens.ts';

/** Stripe's fields as our own look. Their frames know none of the page's CSS variables, so the colors are given themselves. */
export const appearanceIn = (scheme: Scheme, isDark: boolean): Appearance => ({
  theme: isDark ? 'night' : 'stripe',
  variables: {
    colorPrimary: scheme.ultramarine.main,
    colorBackground: scheme.surface,
    colorText: scheme.ink,
    colorTextSecondary: scheme.inkSoft,
    colorTextPlaceholder: scheme.inkSoft,
    colorDanger: scheme.vermilion.text,
    colorSuccess: scheme.verdigris.text,
    fontFamily: fonts.text,
    fontSizeBase: '16px',
    borderRadius: `${layout.radius}px`,
    spacingUnit: `${layout.step}px`,
  },
  rules: {
    '.Input': { border: `1px solid ${scheme.edge}`, boxShadow: 'none', padding: '14px' },
    '.Input:focus': { border: `1px solid ${scheme.ultramarine.main}`, boxShadow: 'none' },
    '.Input--invalid': { border: `1px solid ${scheme.vermilion.text}`, boxShadow: 'none' },
    '.Tab': { border: `1px solid ${scheme.edge}`, boxShadow: 'none' },
    '.Tab--selected': { border: `1px solid ${scheme.ultramarine.main}`, boxShadow: 'none' },
  },
});
