import { RefusalError } from '@tempera/domain/calls/reasons';
import { browserErrorInput, mostReportBytes } from '@tempera/domain/operations/browser-error';
import type { Request } from 'firebase-functions/https';
import { logs } from '../platform/logs.ts';
import { type HttpResponse, respond } from '../platform/respond.ts';
import { senderOf } from '../platform/sender.ts';
import { keyOf, writeWithin } from '../support/slots.store.ts';

/** Reports an hour from one network address, behind which a CDN's place may have many visitors: enough to hear of what is wrong. */
const anHour = { count: 20, withinMs: 3_600_000 };

/**
 * `POST /errors`: writes down what a browser tells of an error in a page, which is little (`browserErrorInput`), and answers 204.
 * Refuses as `respond` does: `invalid-input`, `too-many-requests`.
 */
export function takeReport(request: Request, response: HttpResponse): Promise<void> {
  return respond('takeReport', ['POST'], request, response, async () => {
    const report = browserErrorInput.safeParse(request.body);
    if (!report.success || (request.rawBody?.length ?? 0) > mostReportBytes)
      throw new RefusalError('invalid-input');
    await writeWithin([{ key: keyOf('errors', senderOf(request)), ...anHour }], () => {});
    logs.failedInBrowser(report.data);
    response.status(204).end();
  });
}
