import { createTheme } from '@mui/material/styles';
import { accents } from '@tempera/domain/site/accents';
import type { Plugin } from 'vite';
import { toPalette } from '../src/theme/palette.ts';
import { dark, light } from '../src/theme/tokens.ts';

type Variables = Record<string, string>;

/** The theme's variables by scheme, with another accent instead of the blue one. */
function variablesWith({
  light: day,
  dark: night,
}: (typeof accents)['blue']): Record<'light' | 'dark', Variables> {
  const theme = createTheme({
    cssVariables: { colorSchemeSelector: 'data-color-scheme' },
    colorSchemes: {
      light: { palette: toPalette({ ...light, ultramarine: day }) },
      dark: { palette: toPalette({ ...dark, ultramarine: night }) },
    },
  });
  const found: Record<'light' | 'dark', Variables> = { light: {}, dark: {} };
  for (const sheet of theme.generateStyleSheets() as Record<string, Variables>[]) {
    for (const [selector, variables] of Object.entries(sheet)) {
      Object.assign(found[selector.includes('dark') ? 'dark' : 'light'], variables);
    }
  }
  return found;
}

const usual = variablesWith(accents.blue);

/**
 * The style sheet of an accent: every variable of the theme that is another one with it. Pages link it after their own
 * styles; on paper the accent is the theme's.
 */
export function accentCss(accent: (typeof accents)['blue']): string {
  const variables = variablesWith(accent);
  const rule = (scheme: 'light' | 'dark', selector: string) => {
    const changed = Object.entries(variables[scheme]).filter(
      ([name, value]) => usual[scheme][name] !== value,
    );
    return `${selector}{${changed.map(([name, value]) => `${name}:${value}`).join(';')}}`;
  };
  // The theme's own rules come later where the browser renders the page, so these weigh more.
  return `@media screen{${rule('light', ':root:root')}${rule('dark', ':root:root[data-color-scheme="dark"]')}}\n`;
}

/** Adds `/accents/{name}.css` to the build, but for the accent that the theme itself has. */
export function accentSheets(): Plugin {
  return {
    name: 'tempera-accents',
    apply: 'build',
    generateBundle() {
      for (const [name, accent] of Object.entries(accents)) {
        if (name === 'blue') continue;
        this.emitFile({ type: 'asset', fileName: `accents/${name}.css`, source: accentCss(accent) });
      }
    },
  };
}
