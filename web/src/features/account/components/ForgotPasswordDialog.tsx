import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { authMessages } from '@tempera/domain/site/messages';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Dialog } from '../../../ui/Dialog.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { requestPasswordReset } from '../request-password-reset.ts';

/** Mails a link to choose a new password. It answers the same whether or not there is such an account. */
export default function ForgotPasswordDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { email } });
  const { errors, isSubmitting } = formState;
  const submit = async (values: { email: string }) => {
    const refusal = await requestPasswordReset(values.email.trim());
    if (refusal) setError('email', { message: refusal });
    else setSentTo(values.email.trim());
  };
  const actions = (
    <>
      <Button onClick={onClose}>{sentTo ? 'Close' : 'Cancel'}</Button>
      {!sentTo && (
        <Button type="submit" form="forgot-form" variant="contained" disabled={isSubmitting}>
          Send the link
        </Button>
      )}
    </>
  );
  return (
    <Dialog
      open
      title={sentTo ? 'Look into your inbox' : 'Choose a new password'}
      onClose={onClose}
      actions={actions}
    >
      {sentTo ? (
        <Typography role="status">
          If there is an account for <strong>{sentTo}</strong>, a link to choose a new password is on its way.
          It may take a minute; look into the spam folder too.
        </Typography>
      ) : (
        <Box component="form" id="forgot-form" noValidate onSubmit={handleSubmit(submit)}>
          <Typography color="textSecondary" sx={{ mb: 5 }}>
            Tell us your address, and we mail you a link.
          </Typography>
          <TextInput
            label="Email"
            type="email"
            autoComplete="username"
            field={register('email', { validate: isAddress })}
            error={errors.email?.message}
          />
        </Box>
      )}
    </Dialog>
  );
}

/** Checked here: where e-mail enumeration protection is on, the provider may take what is no address without a word. */
const isAddress = (text: string) =>
  z.email().safeParse(text.trim()).success || authMessages['auth/invalid-email'];
