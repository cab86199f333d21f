import Typography from '@mui/material/Typography';
import { deleteAccountForm } from '@tempera/domain/people/account-forms';
import { paths } from '@tempera/domain/site/paths';
import { useNavigate } from 'react-router-dom';
import { signOut } from '../../../firebase/auth/auth-actions.ts';
import { withProof } from '../../../firebase/auth/proof.ts';
import { useForm } from '../../../ui/form/Form.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormText } from '../../../ui/form/fields.tsx';
import { showToast } from '../../../ui/toast.ts';
import { deleteAccount } from '../api/account.ts';
import { failureAt } from '../describe-auth-error.ts';

/** Says what goes and what stays, and asks for a typed word, so that no stray click deletes anything. */
export default function DeleteAccountDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const form = useForm({ schema: deleteAccountForm, defaultValues: { word: '' } });
  const navigate = useNavigate();
  const submit = async () => {
    await withProof(deleteAccount);
    showToast({ title: 'Your account is deleted', text: 'We’re sorry to see you go.', kind: 'success' });
    const leave = () => navigate(paths.home, { replace: true });
    // The profile would lead to the login once nobody is signed in; so it is left first.
    await leave();
    await signOut();
    // It has led there all the same where the session was found ended meanwhile, whose account is gone.
    if (location.pathname !== paths.home) await leave();
  };
  return (
    <FormDialog
      title={`Delete ${email}?`}
      submit="Delete account"
      busy="Deleting…"
      grave
      cancel="Keep my account"
      onClose={onClose}
      form={form}
      onSubmit={submit}
      describe={failureAt()}
    >
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        This can’t be undone. Your profile, library, wishlist and download history will be deleted, and you
        can no longer download what you bought. We keep orders and invoices as long as tax law requires. Your
        reviews stay, without your name.
      </Typography>
      <FormText name="word" label="Type DELETE to confirm" autoComplete="off" />
    </FormDialog>
  );
}
