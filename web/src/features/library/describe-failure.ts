import { messages } from '@tempera/domain/site/messages';
import { CallError } from '../../firebase/write/call.ts';
import { ServerRefusal } from './fetch-archive.ts';

/** What to say about a download that failed. */
export function describeFailure(error: unknown): string {
  if (error instanceof CallError) return error.message;
  if (error instanceof ServerRefusal) return error.message || messages.download.failed;
  if (error instanceof TypeError) return messages.networkError;
  return messages.download.retry;
}
