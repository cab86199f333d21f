import { RefusalError } from '@tempera/domain/calls/reasons';
import { browserErrorInput } from '@tempera/domain/operations/browser-error';
import type { Request } from 'firebase-functions/https';
import { countersOf, countTry, senderIn } from '../platform/limiter.ts';
import { logs } from '../platform/logs.ts';
import { type HttpResponse, respond } from '../platform/respond.ts';
import { senderOf } from '../platform/sender.ts';

/**
 * `POST /errors`: writes down what a browser tells of an error in a page, which is little (`browserErrorInput`), and answers 204.
 * Refuses as `respond` does: `invalid-input`, `too-many-attempts`.
 */
export function takeReport(request: Request, response: HttpResponse): Promise<void> {
  return respond('takeReport', ['POST'], request, response, async () => {
    const report = browserErrorInput.safeParse(request.body);
    if (!report.success) throw new RefusalError('invalid-input');
    // Behind one address a CDN's place may have many visitors: so many are enough to hear of what is wrong.
    await countTry(countersOf('browserErrors', senderIn({ auth: null, ip: senderOf(request) })));
    logs.failedInBrowser(report.data);
    response.status(204).end();
  });
}
