import { messageOf } from '@tempera/domain/calls/reason-texts';
import { errorText } from '../../firebase/write/call.ts';
import { showToast } from '../../ui/toast.ts';

/** What a refused or lost change says. */
export const failureText = (error: unknown): string => errorText(error, messageOf({ reason: 'not-allowed' }));

export const tellFailure = (error: unknown): void =>
  showToast({ title: 'Error', text: failureText(error), kind: 'error' });
