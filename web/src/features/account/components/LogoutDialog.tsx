import { messages } from '@tempera/domain/site/messages';
import { signOut } from '../../../firebase/auth/auth-actions.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { showToast } from '../../../ui/toast.ts';
import { describeAuthError } from '../describe-auth-error.ts';

function sayStillSignedIn(error: unknown): void {
  const text = describeAuthError(error).text || messages.networkError;
  showToast({ title: 'You are still logged in', text, kind: 'error' });
}

/** Asks before signing out. */
export default function LogoutDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const confirm = () => signOut().catch(sayStillSignedIn);
  return (
    <ConfirmDialog open={open} title="Log out?" action="Log out" onConfirm={confirm} onClose={onClose}>
      Your cart stays in this browser. Log in again to see your downloads and orders.
    </ConfirmDialog>
  );
}
