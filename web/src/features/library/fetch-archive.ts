/** A link and how many bytes stand behind it; `onProgress` gets the bytes that have arrived. */
export interface Fetching {
  url: string;
  sizeBytes: number;
  signal: AbortSignal;
  onProgress: (bytes: number) => void;
}

/**
 * Fetches an archive with its real progress. A connection that breaks is taken up once more where it broke
 * (Range), so that a slow line does not begin again.
 * @throws DOMException AbortError when canceled, Error with the server's words or without any
 */
export async function fetchArchive({ url, sizeBytes, signal, onProgress }: Fetching): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let arrived = 0;
  const take = (chunk: Uint8Array<ArrayBuffer>) => {
    chunks.push(chunk);
    arrived += chunk.byteLength;
    onProgress(arrived);
  };
  try {
    await read(url, 0, signal, take);
  } catch (error) {
    if (signal.aborted || error instanceof ServerRefusal) throw error;
    await read(url, arrived, signal, take);
  }
  if (arrived < sizeBytes) await read(url, arrived, signal, take);
  if (arrived !== sizeBytes) throw new Error(`${arrived} of ${sizeBytes} bytes`);
  return new Blob(chunks, { type: 'application/zip' });
}

/** The server refused the request; a repeat would not help. */
export class ServerRefusal extends Error {}

async function read(
  url: string,
  from: number,
  signal: AbortSignal,
  take: (chunk: Uint8Array<ArrayBuffer>) => void,
): Promise<void> {
  const response = await fetch(url, { signal, headers: from > 0 ? { Range: `bytes=${from}-` } : {} });
  const whole = from === 0 ? response.status === 200 : response.status === 206;
  if (!whole || !response.body) throw new ServerRefusal(await wordsOf(response));
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) take(part.value);
}

async function wordsOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  const message = (body as { message?: unknown } | null)?.message;
  return typeof message === 'string' ? message : '';
}
