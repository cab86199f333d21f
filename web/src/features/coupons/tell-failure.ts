import { messageOf } from '@tempera/domain/calls/reason-texts';
import { CallError } from '../../firebase/write/call.ts';
import { showToast } from '../../ui/toast.ts';

/** What a refused or lost change says. */
export function failureText(error: unknown): string {
  if (error instanceof CallError) return error.message;
  return messageOf({ reason: 'not-allowed' });
}

export const tellFailure = (error: unknown): void =>
  showToast({ title: 'Error', text: failureText(error), kind: 'error' });
