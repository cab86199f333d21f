/** What packages carry that a build can do without; none of it can be told by an option of theirs. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Where `react-router-dom` has it from. */
const router = dirname(
  createRequire(import.meta.resolve('react-router-dom')).resolve('react-router/package.json'),
);
const inProduction = (file: string) => join(router, 'dist', 'production', file);

/** The router's exports name its development self alone, with its warnings and a page for errors that nobody sees. */
export const routerOfProduction = [
  { find: /^react-router$/, replacement: inProduction('index.mjs') },
  { find: /^react-router\/dom$/, replacement: inProduction('dom-export.mjs') },
];

/** The theme switches ripples off for all buttons, yet each brings them along. */
export const noRipple = [
  { find: /^\.\/TouchRipple\.mjs$/, replacement: join(import.meta.dirname, 'no-ripple.ts') },
];

/** CommonJS that Emotion's `withTheme` alone needs, which nothing here uses: the bundler keeps it unless told. */
export const unneeded = /\/node_modules\/hoist-non-react-statics\//;
