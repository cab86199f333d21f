import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Module scripts need a server. A classic one lets dist/ run from any folder, and by opening its index.html. */
const classicScript: Plugin = {
  name: 'classic-script',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace('<script type="module"', '<script defer').replaceAll(' crossorigin', ''),
  },
};

export default defineConfig({
  base: './',
  plugins: [react(), classicScript],
  build: { rolldownOptions: { output: { format: 'iife' } } },
});
