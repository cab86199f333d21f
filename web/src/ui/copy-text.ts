import { showToast } from './toast.ts';

/** What is said of a text that was copied, and what to do where the browser doesn't let us. */
interface Copied {
  done: string;
  text?: string;
  instead?: string;
}

/** Puts a text into the clipboard and says so. */
export async function copyText(copied: string, { done, text, instead = '' }: Copied): Promise<void> {
  try {
    await navigator.clipboard.writeText(copied);
    showToast({ title: done, text, kind: 'success' });
  } catch {
    showToast({ title: 'Error', text: `Your browser blocked copying. ${instead}`.trim(), kind: 'error' });
  }
}
