import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';

/**
 * Sends a stream and leaves the response open: until the last byte is handed over there is time to write down that it
 * was.
 * @returns the sha256 of what was sent, or null when the other side went away first
 */
export async function sendArchive(source: Readable, response: ServerResponse): Promise<string | null> {
  const hash = createHash('sha256');
  const gone = new AbortController();
  const leave = () => gone.abort();
  response.once('close', leave);
  try {
    for await (const chunk of source) {
      if (gone.signal.aborted) return null;
      hash.update(chunk as Buffer);
      if (!response.write(chunk)) await once(response, 'drain', { signal: gone.signal });
    }
  } catch (cause) {
    if (gone.signal.aborted) return null;
    throw cause;
  } finally {
    response.off('close', leave);
    source.destroy();
  }
  return gone.signal.aborted ? null : hash.digest('hex');
}
