import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type Profile, profileLimits, profileSchema } from '@tempera/domain/people/profile';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { changeName, writeProfile } from '../../../firebase/auth/account.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { AskBeforeLeaving } from '../../../ui/form/AskBeforeLeaving.tsx';
import { Form, FormAlert, SubmitButton, useForm } from '../../../ui/form/Form.tsx';
import { FieldMessage, FormFile, FormText, FormTextArea, useFieldError } from '../../../ui/form/fields.tsx';
import { pictureTypes, readPicture } from '../../../ui/read-picture.ts';
import { showToast } from '../../../ui/toast.ts';
import { type OwnRecord, uploadAvatar } from '../api/account.ts';

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
        const { name: chosen, ...words } = values;
        if (chosen !== name) await changeName(uid, chosen);
        await writeProfile(uid, words);
        showToast({ title: 'Profile saved', kind: 'success' });
        onDone();
      }}
      fieldOf={{ 'name-reserved': 'name' }}
      refused="Your changes were not saved. Please try again later."
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

/** Twice what the largest avatar of the store takes, for dense screens, in pixels. */
const avatarSide = 512;

/** The picture: a file of one's own, shown as it will look. */
function AvatarField() {
  const form = useFormContext<Profile>();
  const [name, avatar] = form.watch(['name', 'avatar']);
  const wrong = useFieldError('avatar');
  return (
    <Box role="group" aria-label="Picture">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 }}>
        <Avatar name={name} picture={avatar} />
        <Box sx={{ display: 'grid', gap: 2, flex: 1, minWidth: '14rem' }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            <FormFile
              name="avatar"
              size="small"
              variant="outlined"
              fileLabel="Picture file"
              accept={pictureTypes}
              send={async (file) => (await uploadAvatar(await readPicture(file, avatarSide))).avatar}
              onSent={(stored) => form.resetField('avatar', { defaultValue: stored })}
              busy="Uploading…"
            >
              Upload a picture
            </FormFile>
            {avatar !== '' && (
              <Button
                size="small"
                onClick={() => form.setValue('avatar', '', { shouldDirty: true, shouldValidate: true })}
              >
                Remove it
              </Button>
            )}
          </Box>
          <Typography variant="body2" color="textSecondary">
            PNG, JPEG or WebP. Saved as soon as it is uploaded.
          </Typography>
        </Box>
      </Box>
      <FieldMessage text={wrong} />
    </Box>
  );
}
