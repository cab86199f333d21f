import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatDate } from '@tempera/domain/site/dates';
import { useCallback, useEffect, useState } from 'react';
import { renderSVG } from 'uqr';
import { withProof } from '../../../firebase/auth/proof.ts';
import {
  beginEnrollment,
  type Enrollment,
  type Factor,
  listFactors,
  removeFactor,
} from '../../../firebase/auth/second-factor.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useSettings } from '../../../ui/settings.tsx';
import { showToast } from '../../../ui/toast.ts';
import { describeFailure } from '../describe-auth-error.ts';
import { ProfilePart, SettingRow } from './ProfilePart.tsx';
import { SecondStepForm } from './SecondStepForm.tsx';

/** Switches one-time codes of an authenticator app on and off. */
export default function SecondFactorPart() {
  const { siteName } = useSettings();
  const [factors, setFactors] = useState<Factor[]>([]);
  const [enrollment, setEnrollment] = useState<Enrollment | null>(null);
  const reload = useCallback(async () => setFactors(await listFactors()), []);
  useEffect(() => {
    reload();
  }, [reload]);
  const attempt = async (change: () => Promise<void>) => {
    try {
      await withProof(change);
    } catch (error) {
      const text = describeFailure(error);
      if (text !== null) showToast({ title: 'Nothing was changed', text, kind: 'error' });
    }
    await reload();
  };
  const begin = () => attempt(async () => setEnrollment(await beginEnrollment(siteName)));
  const done = () => {
    setEnrollment(null);
    showToast({ title: 'Two-factor authentication is on', kind: 'success' });
    reload();
  };
  return (
    <ProfilePart
      title="Two-factor authentication"
      lead="Enter a code from an app on your phone after your password."
      action={
        <Button variant="outlined" size="small" onClick={begin}>
          Add an authenticator app
        </Button>
      }
    >
      {factors.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          Not set up.
        </Typography>
      )}
      {factors.map(({ id, name, enrolledAt }) => (
        <SettingRow
          key={id}
          title={name}
          text={`On since ${formatDate(enrolledAt)}`}
          action={
            <Button
              variant="outlined"
              size="small"
              color="secondary"
              onClick={() => attempt(() => removeFactor(id))}
            >
              Remove {name}
            </Button>
          }
        />
      ))}
      {enrollment && (
        <EnrollDialog enrollment={enrollment} onDone={done} onClose={() => setEnrollment(null)} />
      )}
    </ProfilePart>
  );
}

interface EnrollDialogProps {
  enrollment: Enrollment;
  onDone: () => void;
  onClose: () => void;
}

/** The secret as a QR code and as letters; the app's first code shows that it was taken over. */
function EnrollDialog({ enrollment: { uri, secret, confirm }, onDone, onClose }: EnrollDialogProps) {
  const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { border: 2 }))}`;
  return (
    <Dialog
      open
      title="Add an authenticator app"
      onClose={onClose}
      actions={<Button onClick={onClose}>Cancel</Button>}
    >
      <Box sx={{ display: 'grid', gap: 4 }}>
        <Typography color="textSecondary">Scan this code with your app, or enter the key.</Typography>
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
