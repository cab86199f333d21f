import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { isMailAddress } from '@tempera/domain/mail/mail';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { CallError } from '../../../firebase/write/call.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { showToast } from '../../../ui/toast.ts';
import { inviteUser } from '../api/user-calls.ts';

const roles = [
  { value: 'customer', label: 'Customer' },
  { value: 'staff', label: 'Staff' },
  { value: 'admin', label: 'Admin' },
] as const;
type Given = (typeof roles)[number]['value'];

/** Makes an account for somebody, who gets a mail with a link to choose a password. */
export default function InviteUser({ onClose }: { onClose: () => void }) {
  // One account for each opening of the dialog, however often it is sent.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [role, setRole] = useState<Given>('customer');
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { email: '', name: '' } });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ email, name }) => {
    try {
      await inviteUser({ idempotencyKey, email: email.trim(), name: name.trim() || null, role });
      showToast({
        title: 'Invitation Sent',
        text: `${email.trim()} gets a mail to choose a password.`,
        kind: 'success',
      });
      onClose();
    } catch (error) {
      setError('root', { message: error instanceof CallError ? error.message : String(error) });
    }
  });
  return (
    <Dialog
      open
      title="Invite User"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form="invite-form" variant="contained" disabled={isSubmitting}>
            {isSubmitting ? 'Inviting…' : 'Send Invitation'}
          </Button>
        </>
      }
    >
      <Box component="form" id="invite-form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 5 }}>
        <TextInput
          label="Email"
          type="email"
          field={register('email', {
            validate: (text) => isMailAddress(text.trim()) || 'Please enter a valid email address.',
          })}
          error={errors.email?.message}
        />
        <TextInput label="Name" optional field={register('name')} maxLength={80} />
        <SelectField label="Role" value={role} options={roles} onChange={setRole} />
        {errors.root && <InlineNotice kind="error">{errors.root.message}</InlineNotice>}
      </Box>
    </Dialog>
  );
}
