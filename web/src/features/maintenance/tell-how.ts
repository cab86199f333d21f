import { showError } from '../../ui/show-error.ts';
import { showToast } from '../../ui/toast.ts';

/** Waits for a write and says in a toast how it ended. */
export async function tellHow(write: Promise<void>, done: string): Promise<void> {
  try {
    await write;
    showToast({ title: done, kind: 'success' });
  } catch (error) {
    showError(error, 'It was not saved. Your account may not do this.');
  }
}
