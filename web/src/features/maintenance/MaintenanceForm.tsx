import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import type { MaintenanceState } from './api.ts';
import { fromLocal, toLocal } from './local-time.ts';

/** As the rules hold `settings/maintenance.message`. */
const messageLimit = 500;

interface MaintenanceFormProps {
  state: MaintenanceState;
  onSave: (next: MaintenanceState) => Promise<void>;
}

/** What the maintenance page says, and when the store is expected back. */
export function MaintenanceForm({ state, onSave }: MaintenanceFormProps) {
  const form = useStored({ message: state.message, expectedEnd: toLocal(state.expectedEnd) });
  const { register, handleSubmit, watch, formState } = form;
  const { errors, isSubmitting, isDirty } = formState;
  const submit = handleSubmit(({ message, expectedEnd }) =>
    onSave({ ...state, message: message.trim(), expectedEnd: fromLocal(expectedEnd) }),
  );
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ display: 'grid', gap: 5, justifyItems: 'start' }}
    >
      <Box sx={{ width: 1 }}>
        <TextArea
          label="Message"
          optional
          limit={messageLimit}
          value={watch('message')}
          field={register('message', {
            maxLength: { value: messageLimit, message: `Shorten it to ${messageLimit} characters.` },
          })}
          error={errors.message?.message}
        />
      </Box>
      <TextInput
        label="Expected end"
        type="datetime-local"
        optional
        field={register('expectedEnd')}
        error={errors.expectedEnd?.message}
      />
      <Button type="submit" variant="outlined" color="secondary" disabled={isSubmitting || !isDirty}>
        {isSubmitting ? 'Saving…' : 'Save what is said'}
      </Button>
    </Box>
  );
}

/** What somebody else saves meanwhile shows in the fields where nothing was typed. */
function useStored({ message, expectedEnd }: { message: string; expectedEnd: string }) {
  const form = useForm({ defaultValues: { message, expectedEnd } });
  const shown = useRef({ message, expectedEnd });
  const { resetField, getValues } = form;
  useEffect(() => {
    const stored = { message, expectedEnd };
    for (const field of ['message', 'expectedEnd'] as const) {
      const value = getValues(field);
      const typed = value !== shown.current[field] && value.trim() !== stored[field];
      if (!typed) resetField(field, { defaultValue: stored[field] });
    }
    shown.current = stored;
  }, [message, expectedEnd, resetField, getValues]);
  return form;
}
