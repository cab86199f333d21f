import { useFormContext } from 'react-hook-form';
import { useSettings } from '../settings.tsx';
import { UnsavedChanges } from '../UnsavedChanges.tsx';
import { useLeaveGuard } from '../use-leave-guard.ts';

interface AskBeforeLeavingProps {
  /** What is not saved yet. */
  of: string;
  acrossSections?: boolean;
  /** Whether it is stored although the form was not told yet. */
  isStored?: () => boolean;
}

/** Asks before a form with changes is left, where the store's settings want that. */
export function AskBeforeLeaving({ isStored, ...question }: AskBeforeLeavingProps) {
  const { isDirty, isSubmitting } = useFormContext().formState;
  const asks = useSettings().confirmLeave !== 'never' && isDirty && !isSubmitting;
  useLeaveGuard(asks);
  return <UnsavedChanges active={() => asks && !isStored?.()} {...question} />;
}
