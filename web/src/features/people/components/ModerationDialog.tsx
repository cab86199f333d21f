import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { reasonMaxLength } from '@tempera/domain/people/moderation';
import {
  type Limits,
  limitsOf,
  moderationForm,
  moderationTitle,
} from '@tempera/domain/people/moderation-form';
import { mayActOn, type Role } from '@tempera/domain/people/roles';
import type { ListedPerson } from '../../../firebase/live/people.ts';
import { useForm } from '../../../ui/form/Form.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormText, FormTextArea } from '../../../ui/form/fields.tsx';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import { showToast } from '../../../ui/toast.ts';
import { moderate } from '../api/moderation.ts';
import { actionVerbs } from '../offered-actions.ts';

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

const empty = { reason: '', permanent: false, days: '', hours: '', minutes: '' };
const units = ['days', 'hours', 'minutes'] as const;

/** Asks for the reason and the duration of a ban or suspension. */
export default function ModerationDialog(props: ModerationDialogProps) {
  const { action, person, viewer, note, onClose } = props;
  const limits = props.limits ?? limitsOf(viewer.role);
  const asked = units.filter((unit) => limits[unit] > 0);
  const form = useForm({ schema: moderationForm(limits), defaultValues: empty });
  const target = { uid: person.id, role: person.role };
  const forGood = action === 'ban' && !props.limits && mayActOn(viewer, 'banForGood', target);
  return (
    <FormDialog
      title={`${actionVerbs[action]} ${person.name}?`}
      submit={`${actionVerbs[action]} User`}
      busy="Working…"
      grave
      onClose={onClose}
      form={form}
      onSubmit={async (restriction) => {
        await moderate({ uid: person.id, action, ...restriction });
        showToast({
          title: 'Action Completed',
          text: `${person.name}: ${actionVerbs[action]}`,
          kind: 'success',
        });
        onClose();
      }}
      onInvalid={(errors) => {
        const [field = '', error] = Object.entries(errors)[0] ?? [];
        showToast({ title: moderationTitle(field), text: error?.message ?? '', kind: 'error' });
      }}
    >
      <FormTextArea name="reason" label="Reason" limit={reasonMaxLength} rows={3} />
      {forGood && (
        <FormControlLabel control={<Checkbox {...form.register('permanent')} />} label="Permanent" />
      )}
      {!form.watch('permanent') && (
        <Box
          role="group"
          aria-label="Duration"
          sx={{ display: 'grid', gridTemplateColumns: `repeat(${asked.length}, minmax(0, 1fr))`, gap: 3 }}
        >
          {asked.map((unit) => (
            <FormText
              key={unit}
              name={unit}
              label={`${unit[0]?.toUpperCase()}${unit.slice(1)} (0 to ${limits[unit]})`}
              inputMode="numeric"
            />
          ))}
        </Box>
      )}
      {note && <InlineNotice>{note}</InlineNotice>}
    </FormDialog>
  );
}
