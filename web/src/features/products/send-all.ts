import { CallError, isLost } from '../../firebase/write/call.ts';
import { askSession, sendRest } from './api/upload-session.ts';

export interface SendOptions {
  onProgress: (sentBytes: number) => void;
  signal: AbortSignal;
}

/** Where the bytes of an upload go, and how many are there. */
export interface Session {
  url: string;
  arrived: number;
}

/** Attempts without a byte more, and the wait after the first failure in milliseconds; it grows with each one. */
const attempts = 4;
const waitMs = 1_000;

/** Sends what is left, and again from where it broke when the connection is lost for a moment. */
export async function sendAll({ url, arrived }: Session, file: File, options: SendOptions): Promise<void> {
  let failures = 0;
  for (let from: number | null = arrived; from !== file.size; ) {
    options.onProgress(from);
    const before: number = from;
    try {
      from = await sendRest(url, file, before, options);
      if (from === before) throw new CallError(null);
    } catch (error) {
      failures += 1;
      if (!isLost(error) || failures === attempts) throw error;
      await new Promise((resolve) => setTimeout(resolve, waitMs * failures));
      from = await askSession(url, file.size, options.signal).catch(() => before);
    }
    if (from === null) throw new CallError(null);
    if (from > before) failures = 0;
  }
}
