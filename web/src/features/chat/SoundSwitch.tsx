import Button from '@mui/material/Button';
import { useSyncExternalStore } from 'react';
import { isMuted, onMuted, setMuted } from './ring.ts';

/** Whether a new message of a customer rings, in this browser. */
export function SoundSwitch() {
  const muted = useSyncExternalStore(onMuted, isMuted, () => false);
  return (
    <Button aria-pressed={!muted} onClick={() => setMuted(!muted)} sx={{ px: 3 }}>
      {muted ? 'Sound is off' : 'Sound is on'}
    </Button>
  );
}
