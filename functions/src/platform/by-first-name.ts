import type { Request } from 'firebase-functions/https';
import type { HttpResponse } from './respond.ts';

type Handler = (request: Request, response: HttpResponse) => unknown;

/** Gives a request to the handler that is filed under the first name of its path; else to `otherwise`, or 404 where there is none. */
export const byFirstName =
  (
    handlers: Readonly<Record<string, Handler>>,
    otherwise?: Handler,
  ): ((request: Request, response: HttpResponse) => Promise<void>) =>
  async (request, response) => {
    const [, name = ''] = request.path.split('/');
    const handler = Object.hasOwn(handlers, name) ? handlers[name] : otherwise;
    if (handler) await handler(request, response);
    else response.status(404).set('Cache-Control', 'no-store').end();
  };
