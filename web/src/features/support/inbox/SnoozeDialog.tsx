import { snoozeForm } from '@tempera/domain/conversations/snooze-form';
import { snoozeChoices } from '@tempera/domain/conversations/ticket-desk';
import { toLocal } from '@tempera/domain/site/local-time';
import { storeNow } from '../../../firebase/live/store-time.ts';
import { useForm } from '../../../ui/form/Form.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormText } from '../../../ui/form/fields.tsx';

interface SnoozeDialogProps {
  /** Puts the ticket off until a moment, in milliseconds. */
  onSnooze: (until: number) => Promise<void>;
  onClose: () => void;
}

/** Asks until when a ticket is put off; it begins with the last of the usual times. */
export default function SnoozeDialog({ onSnooze, onClose }: SnoozeDialogProps) {
  const begun = snoozeChoices(storeNow()).at(-1)?.until ?? null;
  const form = useForm({ schema: snoozeForm(storeNow), defaultValues: { until: toLocal(begun) } });
  return (
    <FormDialog
      title="Snooze until"
      submit="Snooze"
      busy="Snoozing…"
      form={form}
      onSubmit={async ({ until }) => {
        await onSnooze(until);
        onClose();
      }}
      onClose={onClose}
    >
      <FormText name="until" label="Date and time" type="datetime-local" />
    </FormDialog>
  );
}
