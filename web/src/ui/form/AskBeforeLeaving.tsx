import { useFormContext } from 'react-hook-form';
import { useBlocker } from 'react-router-dom';
import { useSettings } from '../settings.tsx';
import { useLeaveGuard } from '../use-leave-guard.ts';
import { LeaveDialog } from './LeaveDialog.tsx';

interface AskBeforeLeavingProps {
  /** What is not saved yet. */
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
  /** What is not saved yet. */
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
  return <LeaveDialog open={blocker.state === 'blocked'} of={of} onStay={stay} onLeave={leave} />;
}
