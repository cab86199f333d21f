import { toPalette } from './palette.ts';
import { print } from './tokens.ts';

type Tree = { [name: string]: string | Tree };

/** The theme's variables of a palette, as `--mui-palette-text-primary`. */
function variablesOf(tree: Tree, prefix = '--mui-palette'): Record<string, string> {
  const entries = Object.entries(tree).map(([name, value]): Record<string, string> => {
    const variable = `${prefix}-${name}`;
    return typeof value === 'string' ? { [variable]: value } : variablesOf(value, variable);
  });
  return Object.assign({}, ...entries);
}

/**
 * A receipt on paper is the page's content alone, in black on white, whatever scheme is on the screen. What else is for the
 * screen alone says so with `displayPrint`.
 */
export const printStyles = {
  // Twice, to come before the scheme that the document's attribute names.
  ':root:root': { ...variablesOf(toPalette(print) as unknown as Tree), colorScheme: 'light' },
  'body header, body footer, body nav, body button, body .MuiButton-root, body .MuiModal-root': {
    display: 'none',
  },
  '.notistack-SnackbarContainer': { display: 'none !important' },
  'li, tr, figure': { breakInside: 'avoid' },
  'h1, h2, h3': { breakAfter: 'avoid' },
};
