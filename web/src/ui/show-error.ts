import { errorText } from '../firebase/write/call.ts';
import { showToast } from './toast.ts';

/** Says in a toast why something failed; `fallback` as in {@link errorText}. */
export const showError = (error: unknown, fallback?: string, title = 'Error'): void =>
  showToast({ title, text: errorText(error, fallback), kind: 'error' });
