import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Dialog } from '../Dialog.tsx';

interface LeaveDialogProps {
  open: boolean;
  /** What is not saved yet. */
  of: string;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks whether what was typed may go. */
export function LeaveDialog({ open, of, onStay, onLeave }: LeaveDialogProps) {
  return (
    <Dialog
      open={open}
      title="Leave without saving?"
      onClose={onStay}
      actions={
        <>
          <Button onClick={onStay}>Stay here</Button>
          <Button variant="contained" onClick={onLeave}>
            Discard changes
          </Button>
        </>
      }
    >
      <Typography color="textSecondary">Your changes to {of} are not saved yet.</Typography>
    </Dialog>
  );
}
