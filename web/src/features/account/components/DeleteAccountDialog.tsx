import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { paths } from '@tempera/domain/site/paths';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { signOut } from '../../../firebase/auth/auth-actions.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { showToast } from '../../../ui/toast.ts';
import { deleteAccount } from '../api/account-calls.ts';
import { describeFailure } from '../describe-failure.ts';
import { useProof } from '../use-proof.ts';
import { ProofDialog } from './ProofDialog.tsx';

/** Says what goes and what stays, and asks for a typed word, so that no stray click deletes anything. */
export default function DeleteAccountDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { word: '' } });
  const { errors, isSubmitting } = formState;
  const { asking, withProof } = useProof();
  const navigate = useNavigate();
  const submit = handleSubmit(async () => {
    try {
      await withProof(deleteAccount);
    } catch (error) {
      const message = describeFailure(error);
      if (message !== null) setError('root', { message });
      return;
    }
    showToast({ title: 'Your account is deleted', text: 'Thank you for having been here.', kind: 'success' });
    // The profile would lead to the login once nobody is signed in; so it is left first.
    await navigate(paths.home, { replace: true });
    await signOut();
  });
  if (asking) return <ProofDialog asking={asking} />;
  const actions = (
    <>
      <Button onClick={onClose}>Keep my account</Button>
      <Button type="submit" form="delete-form" variant="contained" color="error" disabled={isSubmitting}>
        {isSubmitting ? 'Deleting…' : 'Delete for good'}
      </Button>
    </>
  );
  return (
    <Dialog open title={`Delete ${email}?`} onClose={onClose} actions={actions}>
      <Box
        component="form"
        id="delete-form"
        noValidate
        onSubmit={submit}
        sx={{ display: 'grid', gap: 4, overflowWrap: 'anywhere' }}
      >
        <Typography color="textSecondary">
          This can’t be undone. Your profile, library, wishes and download history are deleted, and what you
          bought can’t be downloaded any more. Orders and invoices stay as long as tax law asks; reviews stay
          without your name.
        </Typography>
        <TextInput
          label="Type DELETE to confirm"
          autoComplete="off"
          field={register('word', {
            validate: (word) => word.trim() === 'DELETE' || 'Type the word DELETE.',
          })}
          error={errors.word?.message}
        />
        {errors.root && (
          <InlineNotice kind="error" role="alert">
            {errors.root.message}
          </InlineNotice>
        )}
      </Box>
    </Dialog>
  );
}
