import type { Request } from 'firebase-functions/https';

/** What a request's body has at most, in bytes: the longest text that somebody pastes by mistake, to be told which field it is in. */
export const ordinaryBytes = 524_288;

/** Of a request that carries a file, which is looked at for its own limit: larger ones get words of their own. */
export const fileBytes = 8_388_608;

/** How a callable runs whose input carries a file: that is in memory several times over as it is read, so few at a time. */
export const carriesFile = { mostBytes: fileBytes, memory: '1GiB', concurrency: 4 } as const;

/**
 * Whether a body has more than it may, as its sender says or as it arrived. Asked before anything else: nobody has to be known for
 * that, and nothing is read for them.
 */
export const isTooLarge = (
  { headers, rawBody }: Pick<Request, 'headers' | 'rawBody'>,
  most: number,
): boolean => Math.max(Number(headers['content-length']) || 0, rawBody?.length ?? 0) > most;
