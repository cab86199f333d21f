import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { fetchArchive, ServerRefusal } from './fetch-archive.ts';

const archive = Uint8Array.from({ length: 100_000 }, (_, n) => n % 251);
let server: Server;

afterEach(() => new Promise((resolve) => server.close(resolve)));

describe('fetchArchive', () => {
  it('returns the bytes that were sent and counts them', async () => {
    const { blob, progress } = await fetchFrom((_, response) => response.end(archive));
    expect(new Uint8Array(await blob.arrayBuffer())).toEqual(archive);
    expect(progress.at(-1)).toBe(archive.length);
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
  });

  it('takes a broken connection up where it broke', async () => {
    const ranges: (string | undefined)[] = [];
    const { blob } = await fetchFrom((request, response) => {
      ranges.push(request.headers.range);
      const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0);
      response.writeHead(from > 0 ? 206 : 200, { 'content-length': archive.length - from });
      if (from > 0) response.end(archive.subarray(from));
      else response.write(archive.subarray(0, 40_000), () => setImmediate(() => response.destroy()));
    });
    expect(new Uint8Array(await blob.arrayBuffer())).toEqual(archive);
    expect(ranges).toHaveLength(2);
    expect(ranges[0]).toBeUndefined();
  });

  it("says the server's words when it refuses, and does not ask again", async () => {
    let asked = 0;
    const refused = fetchFrom((_, response) => {
      asked += 1;
      response.writeHead(403, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ reason: 'link-invalid', message: 'No longer valid' }));
    });
    await expect(refused).rejects.toThrow(new ServerRefusal('No longer valid'));
    expect(asked).toBe(1);
  });

  it('stops when it is canceled', async () => {
    const canceling = new AbortController();
    const fetching = fetchFrom((_, response) => {
      response.writeHead(200, { 'content-length': archive.length });
      response.write(archive.subarray(0, 10), () => canceling.abort());
    }, canceling.signal);
    await expect(fetching).rejects.toThrow(/abort/i);
    server.closeAllConnections();
  });
});

async function fetchFrom(
  respond: (request: IncomingMessage, response: ServerResponse) => void,
  signal = new AbortController().signal,
): Promise<{ blob: Blob; progress: number[] }> {
  server = createServer(respond);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const progress: number[] = [];
  const onProgress = (bytes: number) => progress.push(bytes);
  const blob = await fetchArchive({ url, sizeBytes: archive.length, signal, onProgress });
  return { blob, progress };
}
