import { onRequest } from 'firebase-functions/https';
import { region } from '../platform/params.ts';
import { render as renderPage } from './render.ts';

/** A codebase of its own, which does not have the store's options: it says for itself how many may run at once (platform/options.ts). */
export const render = onRequest(
  { region, memory: '512MiB', serviceAccount: 'pages@', maxInstances: 20, concurrency: 80, cpu: 1 },
  renderPage,
);
