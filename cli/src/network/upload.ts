import { incomingHeaders } from '@tempera/domain/catalogue/product-calls';
import { Failure } from '../core/failure.ts';
import { request } from './request.ts';

/** Parts of an upload, in multiples of 256 KiB as Cloud Storage asks. */
const partBytes = 8 * 1024 * 1024;
/** Attempts without a byte more. */
const attempts = 5;

const broken = () => new Failure('unreachable', 'The upload broke.', { hint: 'Try again.' });

/** How many bytes have arrived, by an answer of Cloud Storage's resumable uploads. @throws Failure for any other */
function arrivedIn({ status, headers }: Response, sizeBytes: number): number {
  if (status === 200 || status === 201) return sizeBytes;
  if (status === 308) return Number(/^bytes=0-(\d+)$/.exec(headers.get('range') ?? '')?.[1] ?? -1) + 1;
  throw broken();
}

async function put(
  session: string,
  bytes: Uint8Array<ArrayBuffer>,
  from: number,
  to: number,
): Promise<number> {
  const part = from < to ? `${from}-${to - 1}` : '*';
  const response = await request(session, {
    method: 'PUT',
    headers: { 'content-range': `bytes ${part}/${bytes.length}` },
    ...(from < to && { body: bytes.subarray(from, to) }),
    timeoutMs: 300_000,
  });
  await response.arrayBuffer().catch(() => null);
  return arrivedIn(response, bytes.length);
}

/**
 * Sends an archive to the address that the store has signed for it, part by part, and again from where it broke.
 * @param pause between two tries, by the number of those that brought nothing
 * @throws Failure
 */
export async function upload(
  address: string,
  bytes: Uint8Array<ArrayBuffer>,
  onProgress: (sentBytes: number) => void,
  pause: (failures: number) => Promise<unknown>,
): Promise<void> {
  const begun = await request(address, { method: 'POST', headers: incomingHeaders(bytes.length) });
  const session = begun.headers.get('location');
  if (!begun.ok || !session) throw broken();
  let failures = 0;
  for (let arrived = 0; arrived < bytes.length; ) {
    const before = arrived;
    try {
      arrived = await put(session, bytes, arrived, Math.min(arrived + partBytes, bytes.length));
      onProgress(arrived);
    } catch (cause) {
      if (failures + 1 === attempts) throw cause;
      await pause(failures + 1);
      arrived = await put(session, bytes, 0, 0).catch(() => before);
    }
    failures = arrived > before ? 0 : failures + 1;
    if (failures === attempts) throw broken();
  }
}
