import type { Components, Theme } from '@mui/material/styles';
import type { ElementType } from 'react';
import { printStyles } from './print.ts';
import { layout } from './tokens.ts';

const focusRing = (theme: Theme) => ({
  outline: `2px solid ${theme.vars.palette.primary.main}`,
  outlineOffset: 2,
});

/**
 * Overrides of MUI's components: hairlines instead of shadows, 44 px targets, one visible focus ring everywhere. `Link` is
 * what every MUI link and button with an address is made of; the theme itself knows no router.
 */
export const componentsWith = (Link: ElementType): Components<Theme> => ({
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      html: { scrollPaddingTop: '96px', WebkitTextSizeAdjust: '100%' },
      body: { minHeight: '100dvh', fontFeatureSettings: "'cv11', 'ss03'", overflowWrap: 'break-word' },
      ':focus-visible': focusRing(theme),
      '::selection': {
        backgroundColor: theme.vars.palette.primary.main,
        color: theme.vars.palette.primary.contrastText,
      },
      'h1, h2, h3, h4, p, figure, ul, ol, dl, dd': { margin: 0 },
      'img, svg, iframe': { maxWidth: '100%' },
      '@media print': printStyles,
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0.01ms !important',
          scrollBehavior: 'auto !important',
        },
      },
    }),
  },
  MuiButtonBase: {
    // A button without ripples would all the same be drawn anew at its first touch, to make room for them.
    defaultProps: { disableRipple: true, disableTouchRipple: true, LinkComponent: Link },
    styleOverrides: { root: ({ theme }) => ({ '&:focus-visible': focusRing(theme) }) },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 44,
        padding: theme.spacing(2, 5),
        borderRadius: layout.radius,
        // Of a label of two lines; a link's would stand as the text around it.
        textAlign: 'center',
        transition: theme.transitions.create(['background-color', 'border-color', 'color']),
      }),
      sizeLarge: ({ theme }) => ({ minHeight: 52, fontSize: theme.typography.button.fontSize }),
      sizeSmall: ({ theme }) => ({
        minHeight: 36,
        padding: theme.spacing(1, 3),
        fontSize: theme.typography.body2.fontSize,
      }),
      outlined: ({ theme }) => ({
        borderColor: theme.vars.palette.edge,
        '&:hover': { borderColor: 'currentColor', backgroundColor: theme.vars.palette.sunk },
      }),
      text: ({ theme }) => ({ '&:hover': { backgroundColor: theme.vars.palette.sunk } }),
    },
    variants: [
      {
        props: { color: 'primary', variant: 'text' },
        style: ({ theme }) => ({ color: theme.vars.palette.ultramarine.text }),
      },
      {
        // The pigment itself is too light on what is sunk under the pointer.
        props: ({ color, variant }) => color === 'error' && variant !== 'contained',
        style: ({ theme }) => ({ color: theme.vars.palette.vermilion.text }),
      },
    ],
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        color: 'inherit',
        borderRadius: layout.radius,
        minWidth: 44,
        minHeight: 44,
        '&:hover': { backgroundColor: theme.vars.palette.sunk },
      }),
    },
  },
  MuiLink: {
    defaultProps: { component: Link, underline: 'always' },
    styleOverrides: {
      root: ({ theme }) => ({
        color: theme.vars.palette.ultramarine.text,
        textUnderlineOffset: '0.18em',
        textDecorationThickness: '1px',
        textDecorationColor: `color-mix(in srgb, currentColor 45%, transparent)`,
        '&:hover': { textDecorationColor: 'currentColor' },
      }),
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: ({ theme }) => ({ backgroundImage: 'none', borderColor: theme.vars.palette.divider }),
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({ border: `1px solid ${theme.vars.palette.divider}`, margin: theme.spacing(4) }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: ({ theme }) => ({ ...theme.typography.h4, padding: theme.spacing(6, 6, 2) }) },
  },
  MuiDialogContent: { styleOverrides: { root: ({ theme }) => ({ padding: theme.spacing(2, 6) }) } },
  MuiDialogActions: {
    styleOverrides: { root: ({ theme }) => ({ padding: theme.spacing(4, 6, 6), gap: theme.spacing(2) }) },
  },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(20 19 17 / 0.5)' } } },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: layout.radius,
        backgroundColor: theme.vars.palette.background.paper,
        '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.edge },
        // Where the pointer rests says less than a focus or an error does.
        '&:hover:not(.Mui-focused, .Mui-error, .Mui-disabled) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.text.secondary,
        },
      }),
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: false },
    styleOverrides: { root: ({ theme }) => ({ backgroundColor: theme.vars.palette.sunk }) },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: ({ theme }) => ({
        backgroundColor: theme.vars.palette.text.primary,
        color: theme.vars.palette.background.default,
        fontSize: theme.typography.body2.fontSize,
      }),
    },
  },
  MuiTableCell: { styleOverrides: { root: ({ theme }) => ({ borderColor: theme.vars.palette.divider }) } },
  MuiDivider: { styleOverrides: { root: ({ theme }) => ({ borderColor: theme.vars.palette.divider }) } },
});
