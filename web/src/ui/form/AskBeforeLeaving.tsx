import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useFormContext } from 'react-hook-form';
import { useBlocker } from 'react-router-dom';
import { Dialog } from '../Dialog.tsx';
import { useSettings } from '../settings.tsx';
import { useLeaveGuard } from '../use-leave-guard.ts';

interface AskBeforeLeavingProps {
  /** What are not saved yet. */
  of: string;
  acrossSections?: boolean;
  /** Whether it is stored although the form was not told yet. */
  isStored?: () => boolean;
  /** Told when the changes are given up. */
  onDiscard?: () => void;
}

/** Asks before a form with changes is left, where the store's settings want that. */
export function AskBeforeLeaving({ isStored, ...question }: AskBeforeLeavingProps) {
  const { isDirty, isSubmitting } = useFormContext().formState;
  const asks = useSettings().confirmLeave !== 'never' && isDirty && !isSubmitting;
  useLeaveGuard(asks);
  return <UnsavedChanges active={() => asks && !isStored?.()} {...question} />;
}

interface UnsavedChangesProps {
  active: boolean | (() => boolean);
  /** What are not saved yet. */
  of: string;
  /** The form goes on in other sections of its page, so only another page takes its place. */
  acrossSections?: boolean;
  /** Told when the changes are given up. */
  onDiscard?: () => void;
}

/** Asks before another page or section of the store takes the place of a form that was not saved. */
export function UnsavedChanges({ active, of, acrossSections = false, onDiscard }: UnsavedChangesProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      (typeof active === 'function' ? active() : active) &&
      !(acrossSections && currentLocation.pathname === nextLocation.pathname),
  );
  const stay = () => blocker.reset?.();
  const leave = () => {
    onDiscard?.();
    blocker.proceed?.();
  };
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      title="Leave without saving?"
      onClose={stay}
      actions={
        <>
          <Button onClick={stay}>Stay here</Button>
          <Button variant="contained" onClick={leave}>
            Discard changes
          </Button>
        </>
      }
    >
      <Typography color="textSecondary">Your changes to {of} are not saved yet.</Typography>
    </Dialog>
  );
}
