import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { profileLimits } from '@tempera/domain/people/profile';
import { useEffect } from 'react';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import { useSettings } from '../../../ui/settings.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { UnsavedChanges } from '../../../ui/UnsavedChanges.tsx';
import { useLeaveGuard } from '../../../ui/use-leave-guard.ts';
import type { OwnRecord } from '../api/use-own-record.ts';
import { useProfileForm } from '../use-profile-form.ts';
import { AvatarField } from './AvatarField.tsx';

interface EditProfileProps {
  uid: string;
  record: OwnRecord;
  onDone: () => void;
}

/** The profile's edit mode: name, avatar and bio. */
export function EditProfile({ uid, record: { name, bio, avatar }, onDone }: EditProfileProps) {
  const { form, save } = useProfileForm(uid, { name, bio, avatar }, onDone);
  const { errors, isSubmitting, isDirty } = form.formState;
  const asks = useSettings().confirmLeave !== 'never' && isDirty && !isSubmitting;
  useLeaveGuard(asks);
  const { setFocus } = form;
  useEffect(() => setFocus('name'), [setFocus]);
  return (
    <Box
      component="form"
      aria-label="Edit profile"
      noValidate
      onSubmit={save}
      sx={{ display: 'grid', gap: 5, maxWidth: '36rem' }}
    >
      <AvatarField form={form} />
      <TextInput
        label="Name"
        autoComplete="name"
        field={form.register('name')}
        error={errors.name?.message}
      />
      <TextArea
        label="About you"
        optional
        field={form.register('bio')}
        value={form.watch('bio')}
        limit={profileLimits.bio}
        error={errors.bio?.message}
      />
      {errors.root && (
        <InlineNotice kind="error" role="alert">
          {errors.root.message}
        </InlineNotice>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button type="submit" variant="contained" disabled={isSubmitting}>
          {isSubmitting ? 'Saving…' : 'Save profile'}
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </Box>
      <UnsavedChanges active={asks} of="your profile" />
    </Box>
  );
}
