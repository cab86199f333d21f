import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { isOver } from '@tempera/domain/people/ended-sessions';
import { deviceName } from '@tempera/domain/people/sign-in';
import { formatDate, formatTime } from '@tempera/domain/site/dates';
import { countryName } from '@tempera/domain/tax/countries';
import { useEffect, useState } from 'react';
import { deviceMark } from '../../../firebase/auth/browser-marks.ts';
import { ownSession } from '../../../firebase/auth/follow-session.ts';
import type { Live } from '../../../firebase/live/use-doc.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { LiveData } from '../../../ui/LiveData.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { showToast } from '../../../ui/toast.ts';
import { endDevice, type KnownSignIn, useEndedSessions, useSignIns } from '../api/account.ts';
import { type Device as DeviceSeen, toDevices } from '../devices.ts';
import { SettingRow } from './ProfilePart.tsx';

/** The devices with sessions that go on; those of each can be ended. */
export function Devices({ uid }: { uid: string }) {
  const live = useGoingOn(uid);
  const isOwn = useOwnDevice(live.data);
  const [ending, setEnding] = useState<DeviceSeen | null>(null);
  return (
    <>
      <LiveData live={live}>
        {(signIns) =>
          signIns.length === 0 ? (
            <Typography variant="body2" color="textSecondary">
              No devices to show yet.
            </Typography>
          ) : (
            <Box component="ul" sx={{ display: 'grid', gap: 4, m: 0, p: 0, listStyle: 'none' }}>
              {toDevices(signIns).map((device) => (
                <li key={device.sessions.at(-1)}>
                  <Device device={device} isOwn={isOwn(device)} onEnd={() => setEnding(device)} />
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
            await endDevice(ending);
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
  device: DeviceSeen;
  isOwn: boolean;
  onEnd: () => void;
}

function Device({ device, isOwn, onEnd }: DeviceProps) {
  const { country, firstSeen, lastSeen } = device;
  const name = deviceName(device);
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

/** Tells this browser's device: by its mark, or by its session, which is another one after the person has proven who they are. */
function useOwnDevice(signIns: KnownSignIn[] | null): (device: DeviceSeen) => boolean {
  const [own, setOwn] = useState<number | null>(null);
  const latest = signIns?.[0]?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another session may have begun here
  useEffect(() => {
    ownSession().then(setOwn, () => {});
  }, [latest]);
  return ({ device, sessions }) =>
    (device !== '' && device === deviceMark()) || (own !== null && sessions.includes(own));
}
