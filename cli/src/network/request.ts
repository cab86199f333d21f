import { Failure } from '../core/failure.ts';

/** What a program sends; `timeoutMs` until the answer begins and, where it is read here, ends. */
export interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
  timeoutMs?: number;
}

const waitMs = 60_000;

/** In words, by the code of whatever the system says of a connection. */
function reasonOf(cause: unknown): string {
  for (let error = cause; error instanceof Error; error = error.cause) {
    const code = (error as { code?: unknown }).code;
    if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'its name was not found';
    if (code === 'ECONNREFUSED') return 'nothing answers there';
    if (error.name === 'TimeoutError') return 'it did not answer in time';
    if (typeof code === 'string' && /CERT|TLS|SSL/.test(code))
      return `its certificate is not trusted (${code})`;
  }
  return 'the connection broke';
}

/** A connection that could not be made, or broke. */
export const unreachable = (address: string, cause: unknown): Failure =>
  new Failure('unreachable', `${new URL(address).host} can’t be reached: ${reasonOf(cause)}.`, {
    hint: 'Check your connection, then try again.',
  });

/**
 * The one door to the network.
 * @throws Failure `unreachable`
 */
export async function request(address: string, sent: Sent = {}): Promise<Response> {
  const { method = 'GET', headers = {}, body, timeoutMs = waitMs } = sent;
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    return await fetch(address, { method, headers, signal, ...(body !== undefined && { body }) });
  } catch (cause) {
    throw unreachable(address, cause);
  }
}
