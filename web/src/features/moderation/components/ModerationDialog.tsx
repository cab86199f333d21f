import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { reasonMaxLength } from '@tempera/domain/people/moderation';
import { mayActOn, type Role } from '@tempera/domain/people/roles';
import { useForm } from 'react-hook-form';
import type { ListedPerson } from '../../../firebase/live/use-people.ts';
import { CallError } from '../../../firebase/write/call.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { showToast } from '../../../ui/toast.ts';
import { moderate } from '../api/moderation-calls.ts';
import {
  checkModeration,
  durationOf,
  emptyModeration,
  type Limits,
  limitsOf,
  type ModerationValues,
} from '../check-moderation.ts';

interface ModerationDialogProps {
  action: 'ban' | 'suspend';
  person: ListedPerson;
  viewer: { uid: string; role: Role };
  /** Instead of the role's own limits; nobody is banned for good within such. */
  limits?: Limits;
  /** Says what the limits mean. */
  note?: string;
  onClose: () => void;
}

const verbs = { ban: 'Ban', suspend: 'Suspend' } as const;
const units = ['days', 'hours', 'minutes'] as const;

/** Asks for the reason and the duration of a ban or suspension. */
export default function ModerationDialog(props: ModerationDialogProps) {
  const { action, person, viewer, note, onClose } = props;
  const limits = props.limits ?? limitsOf(viewer.role);
  const asked = units.filter((unit) => limits[unit] > 0);
  const { register, handleSubmit, setError, watch, formState } = useForm<ModerationValues>({
    defaultValues: emptyModeration,
  });
  const { errors, isSubmitting } = formState;
  const target = { uid: person.id, role: person.role };
  const forGood = action === 'ban' && !props.limits && mayActOn(viewer, 'banForGood', target);
  const { permanent, reason } = watch();

  const submit = handleSubmit(async (values) => {
    const fault = checkModeration(values, limits);
    if (fault) {
      setError(fault.field, { message: fault.text }, { shouldFocus: true });
      showToast({ title: fault.title, text: fault.text, kind: 'error' });
      return;
    }
    const { days, hours, minutes } = durationOf(values, limits);
    const duration = { days: days ?? 0, hours: hours ?? 0, minutes: minutes ?? 0 };
    try {
      await moderate({
        uid: person.id,
        action,
        reason: values.reason.trim(),
        ...(values.permanent ? { isPermanent: true } : { duration }),
      });
      showToast({ title: 'Action Completed', text: `${person.name}: ${verbs[action]}`, kind: 'success' });
      onClose();
    } catch (error) {
      setError('root', { message: error instanceof CallError ? error.message : String(error) });
    }
  });

  return (
    <Dialog
      open
      title={`${verbs[action]} ${person.name}?`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form="moderation-form"
            variant="contained"
            color="error"
            disabled={isSubmitting}
          >
            {isSubmitting ? 'Working…' : `${verbs[action]} User`}
          </Button>
        </>
      }
    >
      <Box
        component="form"
        id="moderation-form"
        noValidate
        onSubmit={submit}
        sx={{ display: 'grid', gap: 5 }}
      >
        <TextArea
          label="Reason"
          field={register('reason')}
          value={reason}
          limit={reasonMaxLength}
          error={errors.reason?.message}
          rows={3}
        />
        {forGood && <FormControlLabel control={<Checkbox {...register('permanent')} />} label="Permanent" />}
        {!permanent && (
          <Box
            role="group"
            aria-label="Duration"
            sx={{ display: 'grid', gridTemplateColumns: `repeat(${asked.length}, minmax(0, 1fr))`, gap: 3 }}
          >
            {asked.map((unit) => (
              <TextInput
                key={unit}
                label={`${unit[0]?.toUpperCase()}${unit.slice(1)} (0 to ${limits[unit]})`}
                inputMode="numeric"
                field={register(unit)}
                error={errors[unit]?.message}
              />
            ))}
          </Box>
        )}
        {note && <InlineNotice>{note}</InlineNotice>}
        {errors.root && <InlineNotice kind="error">{errors.root.message}</InlineNotice>}
      </Box>
    </Dialog>
  );
}
