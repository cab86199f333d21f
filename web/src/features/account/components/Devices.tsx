import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { isOver } from '@tempera/domain/people/ended-sessions';
import { deviceName } from '@tempera/domain/people/sign-in';
import { formatDate, formatTime } from '@tempera/domain/site/dates';
import { countryName } from '@tempera/domain/tax/countries';
import { useEffect, useState } from 'react';
import { ownSession } from '../../../firebase/auth/follow-session.ts';
import type { Live } from '../../../firebase/live/use-doc.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { LiveData } from '../../../ui/LiveData.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { showToast } from '../../../ui/toast.ts';
import { endSession, type KnownSignIn, useEndedSessions, useSignIns } from '../api/account.ts';
import { SettingRow } from './ProfilePart.tsx';

/** The person's sessions that go on, each of which can be ended. */
export function Devices({ uid }: { uid: string }) {
  const live = useGoingOn(uid);
  const own = useOwnSession();
  const [ending, setEnding] = useState<KnownSignIn | null>(null);
  return (
    <>
      <LiveData live={live}>
        {(signIns) =>
          signIns.length === 0 ? (
            <Typography variant="body2" color="textSecondary">
              This device is listed from your next login on.
            </Typography>
          ) : (
            <Box component="ul" sx={{ display: 'grid', gap: 4, m: 0, p: 0, listStyle: 'none' }}>
              {signIns.map((signIn) => (
                <li key={signIn.id}>
                  <Device signIn={signIn} isOwn={Number(signIn.id) === own} onEnd={() => setEnding(signIn)} />
                </li>
              ))}
            </Box>
          )
        }
      </LiveData>
      {ending && (
        <ConfirmDialog
          title={`Log out ${deviceName(ending)}?`}
          action="Log out"
          busy="Logging out…"
          onConfirm={async () => {
            await endSession(ending);
            showToast({ title: 'Logged out', text: deviceName(ending), kind: 'success' });
          }}
          onClose={() => setEnding(null)}
        >
          Whoever uses this device has to log in again. If it isn’t yours, change your password too.
        </ConfirmDialog>
      )}
    </>
  );
}

interface DeviceProps {
  signIn: KnownSignIn;
  isOwn: boolean;
  onEnd: () => void;
}

function Device({ signIn, isOwn, onEnd }: DeviceProps) {
  const { country, firstSeen, lastSeen } = signIn;
  const name = deviceName(signIn);
  const seen = `Since ${formatDate(firstSeen)}, last seen ${formatTime(lastSeen)}`;
  return (
    <SettingRow
      title={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          {name}
          {isOwn && <Tag label="This device" />}
        </Box>
      }
      text={country ? `${countryName(country)}. ${seen}` : seen}
      action={
        !isOwn && (
          <Button variant="outlined" size="small" color="secondary" onClick={onEnd}>
            Log out<span style={visuallyHidden}> {name}</span>
          </Button>
        )
      }
    />
  );
}

/** Without what is over, once it is known what is. */
function useGoingOn(uid: string): Live<KnownSignIn[]> {
  const signIns = useSignIns(uid);
  const ended = useEndedSessions(uid);
  if (signIns.data === null || ended.loading) return { ...signIns, data: null, loading: !signIns.error };
  return { ...signIns, data: signIns.data.filter(({ id }) => !isOver(Number(id), ended.data ?? {})) };
}

function useOwnSession(): number | null {
  const [own, setOwn] = useState<number | null>(null);
  useEffect(() => {
    ownSession().then(setOwn, () => {});
  }, []);
  return own;
}
