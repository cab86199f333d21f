import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { authMessages } from '@tempera/domain/site/messages';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { requestEmailChange } from '../../../firebase/auth/change-credentials.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { describeFailure } from '../describe-failure.ts';
import { useProof } from '../use-proof.ts';
import { ProofDialog } from './ProofDialog.tsx';

/** Mails a link to the new address; the account keeps the old one until the link is opened. */
export default function ChangeEmailDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { asking, withProof } = useProof();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { email: '' } });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (values) => {
    const wanted = values.email.trim();
    try {
      await withProof(() => requestEmailChange(wanted));
      setSentTo(wanted);
    } catch (error) {
      setError('email', { message: describeFailure(error) ?? undefined });
    }
  });
  const isNew = (text: string) => {
    if (!z.email().safeParse(text.trim()).success) return authMessages['auth/invalid-email'];
    return text.trim().toLowerCase() !== email.toLowerCase() || 'This is the address that you have.';
  };
  if (asking) return <ProofDialog asking={asking} />;
  const actions = (
    <>
      <Button onClick={onClose}>{sentTo ? 'Close' : 'Cancel'}</Button>
      {!sentTo && (
        <Button type="submit" form="email-form" variant="contained" disabled={isSubmitting}>
          Send the link
        </Button>
      )}
    </>
  );
  return (
    <Dialog
      open
      title={sentTo ? 'Look into your inbox' : 'Change your e-mail address'}
      onClose={onClose}
      actions={actions}
    >
      {sentTo ? (
        <Typography role="status">
          Open the link that we sent to <strong>{sentTo}</strong>, then sign in with it. Until then your
          account keeps {email}.
        </Typography>
      ) : (
        <Box component="form" id="email-form" noValidate onSubmit={submit}>
          <TextInput
            label="New e-mail address"
            type="email"
            autoComplete="email"
            field={register('email', { validate: isNew })}
            error={errors.email?.message}
          />
        </Box>
      )}
    </Dialog>
  );
}
