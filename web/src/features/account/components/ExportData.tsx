import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { saveBlob } from '../../../ui/save-blob.ts';
import { showToast } from '../../../ui/toast.ts';
import { exportData } from '../api/account-calls.ts';
import { describeFailure } from '../describe-failure.ts';

export function ExportData() {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { fileName, json } = await exportData();
      saveBlob(new Blob([json], { type: 'application/json' }), fileName);
      showToast({ title: 'Your data is saved', text: fileName, kind: 'success' });
    } catch (error) {
      showToast({ title: 'Your data was not saved', text: describeFailure(error) ?? '', kind: 'error' });
    }
    setBusy(false);
  };
  return (
    <Box>
      <Button variant="outlined" disabled={busy} startIcon={<Icon name="download" />} onClick={save}>
        {busy ? 'Collecting your data…' : 'Download your data'}
      </Button>
    </Box>
  );
}
