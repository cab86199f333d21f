import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatDate } from '@tempera/domain/site/dates';
import { useCallback, useEffect, useState } from 'react';
import {
  beginEnrolment,
  type Enrolment,
  type Factor,
  listFactors,
  removeFactor,
} from '../../../firebase/auth/second-factor.ts';
import { useSettings } from '../../../ui/settings.tsx';
import { showToast } from '../../../ui/toast.ts';
import { describeFailure } from '../describe-failure.ts';
import { useProof } from '../use-proof.ts';
import { EnrolDialog } from './EnrolDialog.tsx';
import { ProfilePart } from './ProfilePart.tsx';
import { ProofDialog } from './ProofDialog.tsx';
import { SettingRow } from './SettingRow.tsx';

/** Switches one-time codes of an authenticator app on and off. */
export default function SecondFactorPart() {
  const { siteName } = useSettings();
  const [factors, setFactors] = useState<Factor[]>([]);
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const { asking, withProof } = useProof();
  const reload = useCallback(async () => setFactors(await listFactors()), []);
  useEffect(() => {
    reload();
  }, [reload]);
  const attempt = async (act: () => Promise<void>) => {
    try {
      await withProof(act);
    } catch (error) {
      const text = describeFailure(error);
      if (text !== null) showToast({ title: 'Nothing was changed', text, kind: 'error' });
    }
    await reload();
  };
  const begin = () => attempt(async () => setEnrolment(await beginEnrolment(siteName)));
  const done = () => {
    setEnrolment(null);
    showToast({ title: 'Second step is on', kind: 'success' });
    reload();
  };
  return (
    <ProfilePart
      title="Second step"
      lead="A code from an app on your phone, asked for after your password."
      action={
        <Button variant="outlined" size="small" onClick={begin}>
          Add an authenticator app
        </Button>
      }
    >
      {factors.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          Not switched on.
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
      {enrolment && <EnrolDialog enrolment={enrolment} onDone={done} onClose={() => setEnrolment(null)} />}
      {asking && <ProofDialog asking={asking} />}
    </ProfilePart>
  );
}
