import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import superstatic from 'superstatic/lib/superstatic.js';
import type { FunctionsService } from './functions-service.ts';

interface FunctionRewrite {
  function: string | { functionId: string };
}

type Next = (error?: unknown) => void;
type App = (request: IncomingMessage, response: ServerResponse, next: Next) => void;

/** Firebase Hosting with the project's own `firebase.json`: the library that its emulator is made of. */
export function makeHostingService(checkout: string, functions: FunctionsService): RequestListener {
  const { hosting } = JSON.parse(readFileSync(join(checkout, 'firebase.json'), 'utf8'));
  const toFunction = (rewrite: FunctionRewrite) => {
    const id = typeof rewrite.function === 'string' ? rewrite.function : rewrite.function.functionId;
    return Promise.resolve((request: IncomingMessage, response: ServerResponse) => {
      // Hosting hands on one cookie alone.
      const kept = /(?:^|; )(__session=[^;]*)/.exec(request.headers.cookie ?? '')?.[1];
      if (kept) request.headers.cookie = kept;
      else delete request.headers.cookie;
      request.url = `/${id}${request.url}`;
      functions.listener(request, response as ServerResponse<IncomingMessage> & { req: IncomingMessage });
    });
  };
  const app = superstatic({
    config: hosting,
    cwd: checkout,
    stack: 'strict',
    compression: true,
    rewriters: { function: toFunction },
  });
  return (request, response) => {
    const missing: Next = (error) => response.writeHead(error ? 500 : 404).end();
    (app as unknown as App)(request, response, missing);
  };
}
