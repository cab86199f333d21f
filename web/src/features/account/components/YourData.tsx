import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import type { Person } from '../../../firebase/auth/session.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { lazyDialog } from '../../../ui/lazy-part.tsx';
import { saveBlob } from '../../../ui/save-file.ts';
import { showToast } from '../../../ui/toast.ts';
import { exportData } from '../api/account.ts';
import { describeFailure } from '../describe-auth-error.ts';
import { ProfilePart } from './ProfilePart.tsx';

/** What European law gives everybody: a copy of their data, and its end. */
export function YourData({ person }: { person: Person }) {
  return (
    <Box sx={{ display: 'grid', gap: 8 }}>
      <ProfilePart
        title="A copy of your data"
        lead="Your profile, orders, library, downloads, reviews and wishlist as a JSON file."
      >
        <ExportData />
      </ProfilePart>
      <ProfilePart
        title="Delete your account"
        lead="Deletes your profile, library, wishlist and download history for good. We keep orders and invoices as long as tax law requires."
      >
        <DeleteAccount email={person.email} />
      </ProfilePart>
    </Box>
  );
}

const DeleteAccountDialog = lazyDialog(() => import('./DeleteAccountDialog.tsx'));

function DeleteAccount({ email }: { email: string }) {
  const [open, setOpen] = useState(false);
  return (
    <Box>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        Delete your account
      </Button>
      {open && (
        <Suspense>
          <DeleteAccountDialog email={email} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Box>
  );
}

function ExportData() {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { fileName, json } = await exportData();
      saveBlob(new Blob([json], { type: 'application/json' }), fileName);
      showToast({ title: 'Your data was downloaded', text: fileName, kind: 'success' });
    } catch (error) {
      showToast({ title: 'Your data was not downloaded', text: describeFailure(error) ?? '', kind: 'error' });
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
