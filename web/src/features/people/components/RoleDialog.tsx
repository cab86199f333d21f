import type { ListedPerson } from '../../../firebase/live/people.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { showToast } from '../../../ui/toast.ts';
import { setRole } from '../api/moderation.ts';
import { type GivenRole, roleActionLabel } from '../offered-actions.ts';

const meaning: Record<GivenRole, string> = {
  admin: 'They manage the whole store: products, orders, settings, and everyone except the owner.',
  staff: 'They answer customers, and can ban or suspend them for a limited time.',
  customer: 'They lose access to the panel right away, in every open tab.',
};

interface RoleDialogProps {
  person: ListedPerson;
  role: GivenRole;
  onClose: () => void;
}

/** Asks before somebody's role changes, and says what the new one means. */
export default function RoleDialog({ person, role, onClose }: RoleDialogProps) {
  const label = roleActionLabel(person.role, role);
  return (
    <ConfirmDialog
      title={`${label}: ${person.name}?`}
      action={label}
      busy="Working…"
      onConfirm={async () => {
        await setRole(person.id, role);
        showToast({ title: 'Action Completed', text: `${person.name}: ${label}`, kind: 'success' });
      }}
      onClose={onClose}
    >
      {meaning[role]}
    </ConfirmDialog>
  );
}
