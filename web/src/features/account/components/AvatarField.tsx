import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { profileLimits } from '@tempera/domain/people/profile';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Avatar } from '../../../ui/Avatar.tsx';
import { FileButton } from '../../../ui/FileButton.tsx';
import { pictureTypes, readPicture } from '../../../ui/read-picture.ts';
import { TextInput } from '../../../ui/TextInput.tsx';
import { uploadAvatar } from '../api/account-calls.ts';
import { checkProfile } from '../check-profile.ts';
import type { ProfileValues } from '../use-profile-form.ts';

/** Twice what the largest avatar of the store takes, for dense screens, in pixels. */
const avatarSide = 512;

/** The picture: a file of one's own, or an address of one that is on the web; both are shown as they will look. */
export function AvatarField({ form }: { form: UseFormReturn<ProfileValues> }) {
  const [sending, setSending] = useState(false);
  const [name, avatar] = form.watch(['name', 'avatar']);
  // Not while it is typed: each letter would ask another server for a picture.
  const [shown, setShown] = useState(avatar);
  const show = (address: string) =>
    setShown(checkProfile({ name: 'any', bio: '', avatar: address }).avatar ? '' : address.trim());
  const error = form.formState.errors.avatar?.message;
  const upload = async (file: File) => {
    setSending(true);
    form.clearErrors('avatar');
    try {
      const stored = await uploadAvatar(await readPicture(file, avatarSide));
      form.resetField('avatar', { defaultValue: stored.avatar });
      show(stored.avatar);
    } catch (failure) {
      form.setError('avatar', { message: (failure as Error).message });
    }
    setSending(false);
  };
  return (
    <Box role="group" aria-label="Picture" sx={{ display: 'grid', gap: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 }}>
        <Avatar name={name} picture={shown} />
        <Box sx={{ display: 'grid', gap: 2, flex: 1, minWidth: '14rem' }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            <FileButton
              size="small"
              variant="outlined"
              fileLabel="Picture file"
              accept={pictureTypes}
              disabled={sending}
              onFiles={([file]) => upload(file)}
            >
              {sending ? 'Uploading…' : 'Upload a picture'}
            </FileButton>
            {avatar !== '' && (
              <Button
                size="small"
                onClick={() => {
                  form.setValue('avatar', '', { shouldDirty: true, shouldValidate: true });
                  show('');
                }}
              >
                Remove it
              </Button>
            )}
          </Box>
          <Typography variant="body2" color="textSecondary">
            PNG, JPEG or WebP. An upload is yours at once.
          </Typography>
        </Box>
      </Box>
      <TextInput
        label="Picture address"
        optional
        inputMode="url"
        maxLength={profileLimits.avatar}
        placeholder="https://"
        field={form.register('avatar', { onBlur: () => show(form.getValues('avatar')) })}
        error={error}
      />
    </Box>
  );
}
