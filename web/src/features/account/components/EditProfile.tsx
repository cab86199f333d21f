import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { profileLimits, profileSchema } from '@tempera/domain/people/profile';
import { messages } from '@tempera/domain/site/messages';
import { useEffect } from 'react';
import { writeProfile } from '../../../firebase/write/write-profile.ts';
import { AskBeforeLeaving } from '../../../ui/form/AskBeforeLeaving.tsx';
import { Form, FormAlert, SubmitButton, useForm } from '../../../ui/form/Form.tsx';
import { FormText, FormTextArea } from '../../../ui/form/fields.tsx';
import { showToast } from '../../../ui/toast.ts';
import type { OwnRecord } from '../api/use-own-record.ts';
import { AvatarField } from './AvatarField.tsx';

interface EditProfileProps {
  uid: string;
  record: OwnRecord;
  onDone: () => void;
}

/** The profile's edit mode: name, avatar and bio. */
export function EditProfile({ uid, record: { name, bio, avatar }, onDone }: EditProfileProps) {
  const form = useForm({ schema: profileSchema, defaultValues: { name, bio, avatar }, mode: 'onTouched' });
  const { setFocus } = form;
  useEffect(() => setFocus('name'), [setFocus]);
  return (
    <Form
      form={form}
      label="Edit profile"
      onSubmit={async (values) => {
        await writeProfile(uid, values);
        showToast({ title: 'Profile saved', kind: 'success' });
        onDone();
      }}
      describe={(error) =>
        (error as { code?: unknown }).code === 'permission-denied'
          ? { text: 'The store did not take this change. Please try again later.' }
          : { text: messages.networkError }
      }
      sx={{ maxWidth: '36rem' }}
    >
      <AvatarField />
      <FormText name="name" label="Name" autoComplete="name" />
      <FormTextArea name="bio" label="About you" optional limit={profileLimits.bio} />
      <FormAlert />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <SubmitButton busy="Saving…">Save profile</SubmitButton>
        <Button onClick={onDone}>Cancel</Button>
      </Box>
      <AskBeforeLeaving of="your profile" />
    </Form>
  );
}
