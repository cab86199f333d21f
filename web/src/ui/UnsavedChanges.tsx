import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useBlocker } from 'react-router-dom';
import { Dialog } from './Dialog.tsx';

interface UnsavedChangesProps {
  active: boolean | (() => boolean);
  /** What is not saved yet. */
  of: string;
  /** The form goes on in other sections of its page, so only another page takes its place. */
  acrossSections?: boolean;
}

/** Asks before another page or section of the store takes the place of a form that was not saved. */
export function UnsavedChanges({ active, of, acrossSections = false }: UnsavedChangesProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      (typeof active === 'function' ? active() : active) &&
      !(acrossSections && currentLocation.pathname === nextLocation.pathname),
  );
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
      <Typography color="textSecondary">What you changed in {of} is not saved yet.</Typography>
    </Dialog>
  );
}
