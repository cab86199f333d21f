import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';

const DeleteAccountDialog = lazy(() => import('./DeleteAccountDialog.tsx'));

export function DeleteAccount({ email }: { email: string }) {
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
