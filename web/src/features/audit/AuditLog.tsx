import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type AuditAction, auditActions } from '@tempera/domain/operations/audit';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SelectField } from '../../ui/SelectField.tsx';
import { saveCsv } from '../../ui/save-csv.ts';
import { showToast } from '../../ui/toast.ts';
import { readAllEntries } from './api/read-all-entries.ts';
import { AuditPages } from './components/AuditPages.tsx';
import { actionNames } from './describe-entry.ts';
import { entriesToCsv } from './entries-to-csv.ts';

const options = [
  { value: 'all', label: 'Everything' },
  ...auditActions.map((action) => ({ value: action, label: actionNames[action] })),
];

/** Who did what to whom, when. Nobody edits or removes an entry. */
export function AuditLog() {
  const [params, setParams] = useSearchParams();
  const asked = params.get('action') ?? '';
  const chosen = (auditActions as readonly string[]).includes(asked) ? asked : 'all';
  const choose = (next: string) =>
    setParams(next === 'all' ? {} : { action: next }, { replace: true, preventScrollReset: true });
  const [read, setRead] = useState<number | null>(null);
  const action = chosen === 'all' ? null : (chosen as AuditAction);
  const save = async () => {
    setRead(0);
    try {
      const entries = await readAllEntries(action)(setRead);
      saveCsv(entriesToCsv(entries), 'audit-log.csv');
    } catch {
      showToast({ title: 'Error', text: 'The log could not be read. Please try again.', kind: 'error' });
    } finally {
      setRead(null);
    }
  };
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      <Typography variant="h2" component="h1">
        Audit Log
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 4 }}>
        <Box sx={{ width: '16rem' }}>
          <SelectField label="Show" value={chosen} options={options} onChange={choose} />
        </Box>
        <Button variant="outlined" color="secondary" disabled={read !== null} onClick={save}>
          {read === null ? 'Export as CSV' : `Reading, ${read} so far…`}
        </Button>
      </Box>
      <AuditPages key={chosen} action={action} />
    </Box>
  );
}
