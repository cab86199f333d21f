import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { serve } from './test-server.ts';
import { upload } from './upload.ts';

const bytes = new Uint8Array(randomBytes(9 * 1024 * 1024));

/** Cloud Storage, as far as uploads need it, which breaks each n-th part half way. */
async function storage(breaks: (part: number) => boolean) {
  let arrived = Buffer.alloc(0);
  let parts = 0;
  const headers: unknown[] = [];
  const origin = await serve((request, response, body) => {
    if (request.method === 'POST') {
      headers.push(request.headers['x-goog-resumable'], request.headers['x-goog-content-length-range']);
      return response.writeHead(201, { location: `${origin}/session` }).end();
    }
    const [, from] = /^bytes (\d+)-/.exec(request.headers['content-range'] ?? '') ?? [];
    if (from !== undefined) {
      parts += 1;
      const isBroken = breaks(parts);
      expect(Number(from)).toBe(arrived.length);
      const kept = isBroken ? body.subarray(0, Math.floor(body.length / 2)) : body;
      arrived = Buffer.concat([arrived, kept]);
      if (isBroken) return response.destroy();
    }
    if (arrived.length === bytes.length) return response.writeHead(200).end('{}');
    const range = arrived.length > 0 ? { range: `bytes=0-${arrived.length - 1}` } : {};
    return response.writeHead(308, range).end();
  });
  return { address: `${origin}/begin`, headers, all: () => arrived };
}

const send = (address: string, told: number[] = []) =>
  upload(
    address,
    bytes,
    (sent) => told.push(sent),
    async () => undefined,
  );

it('sends all of it in parts', async () => {
  const { address, headers, all } = await storage(() => false);
  const told: number[] = [];
  await send(address, told);
  expect(all().equals(bytes)).toBe(true);
  expect(headers).toEqual(['start', `${bytes.length},${bytes.length}`]);
  expect(told).toEqual([8 * 1024 * 1024, bytes.length]);
});

it('goes on where it broke', async () => {
  const { address, all } = await storage((part) => part % 2 === 1);
  await send(address);
  expect(all().equals(bytes)).toBe(true);
});

it('gives up where nothing arrives, or nothing may be sent', async () => {
  const refusing = await serve((_request, response) => response.writeHead(403).end());
  await expect(send(refusing)).rejects.toThrow('broke');
  const deaf = await serve((request, response) =>
    request.method === 'POST'
      ? response.writeHead(201, { location: `http://${request.headers.host}/s` }).end()
      : response.writeHead(308).end(),
  );
  await expect(send(deaf)).rejects.toThrow('broke');
});
