import type { IncomingMessage } from 'node:http';

/**
 * The network address that a request came from, `''` where nobody says: the last one that a proxy of ours has added. What stands before
 * it is the sender's own text.
 */
export function senderOf(request: Partial<Pick<IncomingMessage, 'headers' | 'socket'>> | undefined): string {
  const forwarded = request?.headers?.['x-forwarded-for'];
  const last = [forwarded].flat().at(-1)?.split(',').at(-1)?.trim();
  return last || request?.socket?.remoteAddress || '';
}
