import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useBlocker } from 'react-router-dom';
import { Dialog } from '../../../ui/Dialog.tsx';

/** Asks before another page or section of the store takes the place of a form that was not saved. */
export function UnsavedChanges({ active }: { active: boolean }) {
  const blocker = useBlocker(active);
  const stay = () => blocker.reset?.();
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      title="Leave without saving?"
      onClose={stay}
      actions={
        <>
          <Button onClick={stay}>Stay here</Button>
          <Button variant="contained" onClick={() => blocker.proceed?.()}>
            Discard the changes
          </Button>
        </>
      }
    >
      <Typography color="textSecondary">What you changed in your profile is not saved yet.</Typography>
    </Dialog>
  );
}
