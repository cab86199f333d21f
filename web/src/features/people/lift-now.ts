import type { ListedPerson } from '../../firebase/live/people.ts';
import { showError } from '../../ui/show-error.ts';
import { showToast } from '../../ui/toast.ts';
import { lift } from './api/moderation.ts';

const done = {
  banned: { title: 'User Unbanned', text: 'The account is active again.' },
  suspended: { title: 'User Unsuspended', text: 'The account is active again.' },
} as const;

/** Ends a person's restriction, and says so or why not. */
export async function liftNow({ id, status }: Pick<ListedPerson, 'id' | 'status'>): Promise<void> {
  try {
    await lift(id);
    if (status !== 'active') showToast({ ...done[status], kind: 'success' });
  } catch (error) {
    showError(error);
  }
}
