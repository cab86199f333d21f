import { inviteForm } from '@tempera/domain/mail/mail-calls';
import { useState } from 'react';
import { useForm } from '../../../ui/form/Form.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormSelect, FormText } from '../../../ui/form/fields.tsx';
import { showToast } from '../../../ui/toast.ts';
import { inviteUser } from '../api/users.ts';

const roles = [
  { value: 'customer', label: 'Customer' },
  { value: 'staff', label: 'Staff' },
  { value: 'admin', label: 'Admin' },
] as const;

/** Makes an account for somebody, who gets a mail with a link to choose a password. */
export default function InviteUser({ onClose }: { onClose: () => void }) {
  // One account for each opening of the dialog, however often it is sent.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const form = useForm({ schema: inviteForm, defaultValues: { email: '', name: '', role: 'customer' } });
  return (
    <FormDialog
      title="Invite User"
      submit="Send Invitation"
      busy="Inviting…"
      onClose={onClose}
      form={form}
      fieldOf={{ 'email-taken': 'email' }}
      onSubmit={async ({ email, name, role }) => {
        await inviteUser({ idempotencyKey, email, name: name || null, role });
        showToast({
          title: 'Invitation Sent',
          text: `${email} will get an email to choose a password.`,
          kind: 'success',
        });
        onClose();
      }}
    >
      <FormText name="email" label="Email" type="email" />
      <FormText name="name" label="Name" optional maxLength={80} />
      <FormSelect name="role" label="Role" options={roles} />
    </FormDialog>
  );
}
