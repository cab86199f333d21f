import { createTheme } from '@mui/material/styles';
import type { ElementType } from 'react';
import { componentsWith } from './components.ts';
import { toPalette } from './palette.ts';
import { dark, layout, light } from './tokens.ts';
import { typography } from './typography.ts';

/**
 * One theme with both color schemes as CSS variables: the page is painted in the right one before any JavaScript, because
 * index.html sets `data-color-scheme`.
 */
export const createStoreTheme = (Link: ElementType) =>
  createTheme({
    cssVariables: { colorSchemeSelector: 'data-color-scheme' },
    colorSchemes: { light: { palette: toPalette(light) }, dark: { palette: toPalette(dark) } },
    spacing: layout.step,
    shape: { borderRadius: layout.radius },
    typography,
    transitions: {
      duration: {
        shortest: 150,
        shorter: 150,
        short: 180,
        standard: 180,
        complex: 200,
        enteringScreen: 200,
        leavingScreen: 150,
      },
    },
    components: componentsWith(Link),
  });
