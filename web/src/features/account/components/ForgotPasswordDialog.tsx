import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { emailForm } from '@tempera/domain/people/account-forms';
import { useState } from 'react';
import { sendPasswordReset } from '../../../firebase/auth/auth-actions.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useForm } from '../../../ui/form/Form.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormText } from '../../../ui/form/fields.tsx';
import { failureAt } from '../describe-auth-error.ts';

/** Mails a link to choose a new password. It says the same whether or not there is such an account. */
export default function ForgotPasswordDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  // Checked here: with email enumeration protection the provider may take what is no address without a word.
  const form = useForm({ schema: emailForm, defaultValues: { email } });
  if (sentTo) {
    return (
      <Dialog
        open
        title="Check your inbox"
        onClose={onClose}
        actions={<Button onClick={onClose}>Close</Button>}
      >
        <Typography role="status">
          If there is an account for <strong>{sentTo}</strong>, we’ve sent a link to choose a new password. It
          may take a minute. Check your spam folder, too.
        </Typography>
      </Dialog>
    );
  }
  return (
    <FormDialog
      title="Choose a new password"
      submit="Send the link"
      onClose={onClose}
      form={form}
      onSubmit={async (values) => {
        await sendPasswordReset(values.email).catch(unlessUnknown);
        setSentTo(values.email);
      }}
      describe={failureAt('email')}
    >
      <Typography color="textSecondary">Enter your email address and we’ll send you a link.</Typography>
      <FormText name="email" label="Email" type="email" autoComplete="username" />
    </FormDialog>
  );
}

/**
 * Where email enumeration protection is off the provider says `user-not-found`, which must not come out here either: it
 * would tell strangers who has an account.
 */
function unlessUnknown(error: unknown): void {
  if ((error as { code?: unknown }).code !== 'auth/user-not-found') throw error;
}
