import { messages } from '@tempera/domain/site/messages';
import { errorText } from '../../firebase/write/call.ts';
import { ServerRefusal } from './fetch-archive.ts';

/** What to say about a download that failed. */
export function describeFailure(error: unknown): string {
  if (error instanceof ServerRefusal) return error.message || messages.download.failed;
  return errorText(error, messages.download.retry);
}
