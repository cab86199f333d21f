import { pageBehind } from '@tempera/domain/site/markdown-address';
import type { Request } from 'firebase-functions/https';

/**
 * The address of the page whose Markdown twin a request is for: by the twin's own address, or by an `Accept` that would rather have Markdown
 * than HTML. Null for a request for the page itself, as of every browser.
 */
export function markdownAsked(
  request: Pick<Request, 'originalUrl' | 'accepts'>,
): { path: string; byAddress: boolean } | null {
  const [, pathname = '', rest = ''] = /^([^?]*)(.*)$/s.exec(request.originalUrl) ?? [];
  const page = pageBehind(pathname);
  if (page !== null) return { path: page + rest, byAddress: true };
  return request.accepts(['text/html', 'text/markdown']) === 'text/markdown'
    ? { path: request.originalUrl, byAddress: false }
    : null;
}
