import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { offersSecondFactor, signedInBySecondFactor } from '../../../firebase/auth/second-factor.ts';
import type { Person } from '../../../firebase/auth/session.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { LiveData } from '../../../ui/LiveData.tsx';
import { LoadingShape } from '../../../ui/LoadingShape.tsx';
import { saveErrorText } from '../../../ui/save-error.ts';
import { showToast } from '../../../ui/toast.ts';
import { saveOwnerSettings, useOwnerSettings } from '../api/approvals.ts';

/** Whether the team has to sign in with a second factor; the owner can require it once they have done so. */
export function TeamSecondFactor({ viewer }: { viewer: Person }) {
  const live = useOwnerSettings();
  const own = useOwnFactor();
  const [changing, setChanging] = useState(false);
  if (own === null) return null;
  return (
    <LiveData live={live} waiting={<LoadingShape height="2.5rem" />}>
      {(stored) => {
        const { requireSecondFactor: on } = stored.settings;
        const next = { ...stored.settings, requireSecondFactor: !on };
        return (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
            <Typography>
              {on ? 'Team members need a second factor.' : 'Team members don’t need a second factor.'}
              {!own && !on && ' To require it, set up your own and log in with it first.'}
            </Typography>
            <Button variant="outlined" size="small" disabled={!own && !on} onClick={() => setChanging(true)}>
              {on ? 'Stop requiring it' : 'Require a second factor'}
            </Button>
            {changing && (
              <ConfirmDialog
                title={on ? 'Stop requiring a second factor?' : 'Require a second factor?'}
                action={on ? 'Stop requiring it' : 'Require it'}
                busy="Saving…"
                onConfirm={async () => {
                  await saveOwnerSettings(next, stored, viewer.uid);
                  showToast({ title: 'Saved', kind: 'success' });
                }}
                onFailure={(error) => {
                  const text = saveErrorText(error, 'This was not saved. Only the owner can change it.');
                  showToast({ title: 'Error', text, kind: 'error' });
                }}
                onClose={() => setChanging(false)}
              >
                {on
                  ? 'A password is enough again for the panel.'
                  : 'Whoever has none loses the panel at once, until they have set one up and logged in with it.'}
              </ConfirmDialog>
            )}
          </Box>
        );
      }}
    </LiveData>
  );
}

/** Whether this session began with one; null where the project has none, or it isn't known yet. */
function useOwnFactor(): boolean | null {
  const [own, setOwn] = useState<boolean | null>(null);
  useEffect(() => {
    const look = async () => ((await offersSecondFactor()) ? signedInBySecondFactor() : null);
    look().then(setOwn, () => {});
  }, []);
  return own;
}
