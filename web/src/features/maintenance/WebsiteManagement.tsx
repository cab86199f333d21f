import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatTime } from '@tempera/domain/site/dates';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import type { Person } from '../../firebase/auth/session.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { type MaintenanceState, saveMaintenance, useMaintenance } from './api.ts';
import { fromLocal, toLocal } from './local-time.ts';
import { ToggleMaintenance, tellHow } from './ToggleMaintenance.tsx';

/** Maintenance mode: the toggle, and what visitors are told meanwhile. */
export function WebsiteManagement({ viewer }: { viewer: Person }) {
  const { loading, error, state } = useMaintenance();
  const { enabled, since, byName } = state;
  if (error) return <ErrorState level="h2" onRetry={() => window.location.reload()} />;
  return (
    <Box sx={{ display: 'grid', gap: 8, maxWidth: '40rem' }}>
      <Typography variant="h2" component="h1">
        Website Management
      </Typography>
      <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
        <Tag tone={enabled ? 'ochre' : 'verdigris'} label={enabled ? 'Under Maintenance' : 'Open'} />
        <Typography color="textSecondary">
          {enabled
            ? `Visitors and customers see the maintenance page${since ? ` since ${formatTime(since)}` : ''}${byName ? `, last changed by ${byName}` : ''}.`
            : 'Visitors and customers see the store. During maintenance nobody can buy, download or write.'}
        </Typography>
        <ToggleMaintenance state={state} by={viewer} disabled={loading} />
      </Box>
      {!loading && (
        <MaintenanceForm state={state} onSave={(next) => tellHow(saveMaintenance(next, viewer), 'Saved')} />
      )}
    </Box>
  );
}

/** As the rules hold `settings/maintenance.message`. */
const messageLimit = 500;

interface MaintenanceFormProps {
  state: MaintenanceState;
  onSave: (next: MaintenanceState) => Promise<void>;
}

/** What the maintenance page says, and when the store is expected back. */
function MaintenanceForm({ state, onSave }: MaintenanceFormProps) {
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
