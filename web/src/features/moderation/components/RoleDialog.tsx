import type { ListedPerson } from '../../../firebase/live/people.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
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
