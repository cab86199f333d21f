import { messageOf } from '@tempera/domain/calls/reason-texts';
import type { Request } from 'firebase-functions/https';
import { answerHeaders } from './answer-headers.ts';
import { isTooLarge, ordinaryBytes } from './body-size.ts';
import { noteTooLarge } from './note-refusal.ts';
import type { HttpResponse } from './respond.ts';

type Handler = (request: Request, response: HttpResponse) => unknown;

/**
 * An HTTP function that takes bodies of at most so many bytes, which may depend on what is asked for. What is larger is answered 413 before anything else is looked at, and noted
 * for the alerts.
 */
export const sized =
  (name: string, handler: Handler, most: number | ((request: Request) => number) = ordinaryBytes) =>
  async (request: Request, response: HttpResponse): Promise<void> => {
    if (!isTooLarge(request, typeof most === 'number' ? most : most(request))) {
      await handler(request, response);
      return;
    }
    await noteTooLarge(name, request);
    const reason = 'invalid-input';
    response
      .status(413)
      .set({ ...answerHeaders, 'Cache-Control': 'no-store' })
      .json({ reason, message: messageOf({ reason }) });
  };
