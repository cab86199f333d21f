import { onRequest } from 'firebase-functions/https';
import { answerHeaders } from '../platform/answer-headers.ts';
import { region } from '../platform/params.ts';
import { sized } from '../platform/sized.ts';
import { serveHealth } from './serve-health.ts';
import { serveLive } from './serve-live.ts';

/** Two things of one function, so that one instance is warm for both. */
export const live = onRequest(
  { region },
  sized('live', (request, response) => {
    response.set(answerHeaders);
    return /^\/healthz?$/.test(request.path) ? serveHealth(request, response) : serveLive(request, response);
  }),
);
