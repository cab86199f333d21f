import { onRequest } from 'firebase-functions/https';
import { region } from '../platform/params.ts';
import { render as renderPage } from './render.ts';

export const render = onRequest({ region, memory: '512MiB', serviceAccount: 'pages@' }, renderPage);
