import { type Profile, profileSchema } from '@tempera/domain/people/profile';
import { messages } from '@tempera/domain/site/messages';
import { useForm } from 'react-hook-form';
import { writeProfile } from '../../firebase/write/write-profile.ts';
import { showToast } from '../../ui/toast.ts';
import { checkProfile } from './check-profile.ts';
import { toResolver } from './to-resolver.ts';

export type ProfileValues = Profile;

/** The edit form's state, and what saving does; `onSaved` when the server has it. */
export function useProfileForm(uid: string, stored: ProfileValues, onSaved: () => void) {
  const form = useForm<ProfileValues>({ defaultValues: stored, mode: 'onTouched', resolver });
  const save = form.handleSubmit(async (values) => {
    try {
      await writeProfile(uid, profileSchema.parse(values));
    } catch (error) {
      form.setError('root', { message: describe(error) });
      return;
    }
    showToast({ title: 'Profile saved', kind: 'success' });
    onSaved();
  });
  return { form, save };
}

function describe(error: unknown): string {
  const refused = (error as { code?: unknown }).code === 'permission-denied';
  return refused ? 'The store did not take this change. Please try again later.' : messages.networkError;
}

const resolver = toResolver(checkProfile);
