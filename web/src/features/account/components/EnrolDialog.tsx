import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { renderSVG } from 'uqr';
import type { Enrolment } from '../../../firebase/auth/second-factor.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SecondStepForm } from './SecondStepForm.tsx';

interface EnrolDialogProps {
  enrolment: Enrolment;
  onDone: () => void;
  onClose: () => void;
}

/** The secret as a QR code and as letters; the app's first code shows that it was taken over. */
export function EnrolDialog({ enrolment: { uri, secret, confirm }, onDone, onClose }: EnrolDialogProps) {
  const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { border: 2 }))}`;
  return (
    <Dialog
      open
      title="Add an authenticator app"
      onClose={onClose}
      actions={<Button onClick={onClose}>Cancel</Button>}
    >
      <Box sx={{ display: 'grid', gap: 4 }}>
        <Typography color="textSecondary">Scan this with your app, or type the key into it.</Typography>
        <Box
          component="img"
          src={picture}
          alt="QR code with the key below"
          sx={{ width: '12rem', height: '12rem', justifySelf: 'center', borderRadius: 1 }}
        />
        <Typography variant="mono" sx={{ overflowWrap: 'anywhere', textAlign: 'center' }}>
          {secret}
        </Typography>
        <SecondStepForm step={confirm} onDone={onDone} />
      </Box>
    </Dialog>
  );
}
