import Box from '@mui/material/Box';
import { type MailState, mailStates } from '@tempera/domain/mail/mail';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SelectField } from '../../../ui/SelectField.tsx';
import { MailPages } from './MailPages.tsx';
import { stateNames } from './MailStateTag.tsx';

const MailDialog = lazy(() => import('./MailDialog.tsx'));

const options = [
  { value: 'all', label: 'Everything' },
  ...mailStates.map((state) => ({ value: state, label: stateNames[state] })),
];

/** Every mail of the store with how far it has come. */
export function MailLog() {
  const [params, setParams] = useSearchParams();
  const [open, setOpen] = useState<string | null>(null);
  const asked = params.get('state') ?? '';
  const state = mailStates.find((known) => known === asked) ?? null;
  const choose = (next: string) =>
    setParams(next === 'all' ? {} : { state: next }, { replace: true, preventScrollReset: true });
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      <Box sx={{ width: '16rem', maxWidth: '100%' }}>
        <SelectField<MailState | string>
          label="Show"
          value={state ?? 'all'}
          options={options}
          onChange={choose}
        />
      </Box>
      <MailPages key={state ?? 'all'} state={state} onOpen={setOpen} />
      <Suspense>{open && <MailDialog id={open} onClose={() => setOpen(null)} />}</Suspense>
    </Box>
  );
}
