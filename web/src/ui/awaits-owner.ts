import { CallError } from '../firebase/write/call.ts';
import { showToast } from './toast.ts';

/** Whether what was done waits for the owner's word, which is no failure; then it says so. */
export function awaitsOwner(error: unknown): boolean {
  if (!(error instanceof CallError) || error.refusal?.reason !== 'approval-needed') return false;
  const title = 'Sent to the owner for confirmation';
  showToast({ title, text: 'You will get an email with their answer.', kind: 'info' });
  return true;
}
