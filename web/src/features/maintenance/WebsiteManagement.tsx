import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { maintenanceForm, maintenanceMessageLimit } from '@tempera/domain/settings/maintenance-form';
import type { Maintenance } from '@tempera/domain/settings/settings';
import { formatTime } from '@tempera/domain/site/dates';
import { toLocal } from '@tempera/domain/site/local-time';
import { useEffect, useRef } from 'react';
import type { Person } from '../../firebase/auth/session.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Form, FormAlert, SubmitButton, useForm } from '../../ui/form/Form.tsx';
import { FormText, FormTextArea } from '../../ui/form/fields.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { showToast } from '../../ui/toast.ts';
import { saveMaintenance, useLastChangedBy, useMaintenance } from './api/maintenance.ts';
import { notSaved, ToggleMaintenance } from './ToggleMaintenance.tsx';

/** Maintenance mode: the toggle, and what visitors are told meanwhile. */
export function WebsiteManagement({ viewer }: { viewer: Person }) {
  const { loading, error, state } = useMaintenance();
  const { enabled, since } = state;
  const byName = useLastChangedBy();
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
            : 'Visitors and customers see the store. During maintenance, no one can buy, download or write.'}
        </Typography>
        {loading && <ToggleMaintenance state={state} by={viewer.uid} disabled />}
      </Box>
      {!loading && <MaintenanceForm state={state} viewer={viewer} />}
    </Box>
  );
}

/** The toggle, what the maintenance page says, and when the store is expected back. Closing takes what is typed along. */
function MaintenanceForm({ state, viewer }: { state: Maintenance; viewer: Person }) {
  const form = useStored({ message: state.message, expectedEnd: toLocal(state.expectedEnd) });
  const typed = async () => ((await form.trigger()) ? maintenanceForm.parse(form.getValues()) : null);
  return (
    <Form
      form={form}
      onSubmit={async (said) => {
        await saveMaintenance({ ...state, ...said }, viewer.uid);
        showToast({ title: 'Saved', kind: 'success' });
      }}
      refused={notSaved}
      sx={{ justifyItems: 'start' }}
    >
      <ToggleMaintenance state={state} typed={typed} by={viewer.uid} />
      <Box sx={{ width: 1 }}>
        <FormTextArea name="message" label="Message" optional limit={maintenanceMessageLimit} />
      </Box>
      <FormText name="expectedEnd" label="Expected end" type="datetime-local" optional />
      <FormAlert />
      <SubmitButton variant="outlined" color="secondary" busy="Saving…" disabled={!form.formState.isDirty}>
        Save Message
      </SubmitButton>
    </Form>
  );
}

/** What somebody else saves meanwhile shows in the fields where nothing was typed. */
function useStored({ message, expectedEnd }: { message: string; expectedEnd: string }) {
  const form = useForm({ schema: maintenanceForm, defaultValues: { message, expectedEnd } });
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
