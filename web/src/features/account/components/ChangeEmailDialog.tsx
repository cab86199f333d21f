import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { newEmailForm } from '@tempera/domain/people/account-forms';
import { useState } from 'react';
import { requestEmailChange } from '../../../firebase/auth/account.ts';
import { withProof } from '../../../firebase/auth/proof.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useForm } from '../../../ui/form/Form.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormText } from '../../../ui/form/fields.tsx';
import { failureAt } from '../describe-auth-error.ts';

/** Mails a link to the new address; the account keeps the old one until the link is opened. */
export default function ChangeEmailDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({ schema: newEmailForm(email), defaultValues: { email: '' } });
  if (sentTo) {
    return (
      <Dialog
        open
        title="Check your inbox"
        onClose={onClose}
        actions={<Button onClick={onClose}>Close</Button>}
      >
        <Typography role="status">
          Open the link that we sent to <strong>{sentTo}</strong>, then log in with it. Until then, your
          account keeps {email}.
        </Typography>
      </Dialog>
    );
  }
  return (
    <FormDialog
      title="Change your email address"
      submit="Send the link"
      onClose={onClose}
      form={form}
      onSubmit={async (values) => {
        await withProof(() => requestEmailChange(values.email));
        setSentTo(values.email);
      }}
      describe={failureAt('email')}
    >
      <FormText name="email" label="New email address" type="email" autoComplete="email" />
    </FormDialog>
  );
}
