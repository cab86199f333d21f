import Button from '@mui/material/Button';
import type { ListedPerson } from '../../../firebase/live/people.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { PersonHistory } from '../PersonHistory.tsx';

interface HistoryDialogProps {
  person: Pick<ListedPerson, 'id' | 'name'>;
  onClose: () => void;
}

/** Everything that was done to a person's role and standing: by whom, when and why. */
export default function HistoryDialog({ person, onClose }: HistoryDialogProps) {
  return (
    <Dialog
      open
      title={`History of ${person.name}`}
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <PersonHistory uid={person.id} />
    </Dialog>
  );
}
