import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ListedPerson } from '../../../firebase/live/people.ts';
import { CallError } from '../../../firebase/write/call.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import { showToast } from '../../../ui/toast.ts';
import { setRole } from '../api/moderation.ts';
import { type GivenRole, roleActionLabel } from '../offered-actions.ts';

const meaning: Record<GivenRole, string> = {
  admin: 'They run the whole store: catalogue, orders, settings, and everybody but the owner.',
  staff: 'They answer customers, and may ban and suspend them for a time.',
  customer: 'They lose the panel at once, in every open tab.',
};

interface RoleDialogProps {
  person: ListedPerson;
  role: GivenRole;
  onClose: () => void;
}

/** Asks before somebody's role changes, and says what the new one means. */
export default function RoleDialog({ person, role, onClose }: RoleDialogProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const label = roleActionLabel(person.role, role);
  const change = async () => {
    setBusy(true);
    try {
      await setRole(person.id, role);
      showToast({ title: 'Action Completed', text: `${person.name}: ${label}`, kind: 'success' });
      onClose();
    } catch (cause) {
      setBusy(false);
      setError(cause instanceof CallError ? cause.message : String(cause));
    }
  };
  return (
    <Dialog
      open
      title={`${label}: ${person.name}?`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="contained" disabled={busy} onClick={change}>
            {busy ? 'Working…' : label}
          </Button>
        </>
      }
    >
      <Typography>{meaning[role]}</Typography>
      {error && (
        <InlineNotice kind="error" role="alert">
          {error}
        </InlineNotice>
      )}
    </Dialog>
  );
}
