import VolumeOff from '@mui/icons-material/VolumeOffOutlined';
import VolumeUp from '@mui/icons-material/VolumeUpOutlined';
import IconButton from '@mui/material/IconButton';
import { createKeptStore } from '../../ui/external-store.ts';

/** Whether the sound is off in this browser. */
const muted = createKeptStore({
  kind: 'local',
  key: 'tempera.chat-muted',
  initial: false,
  parse: (text) => text === 'yes',
  format: (off) => (off ? 'yes' : null),
});
let context: AudioContext | null = null;

/** Seconds and hertz of two short tones. */
const tones = [
  { at: 0, pitch: 660 },
  { at: 0.14, pitch: 880 },
] as const;

/** A short sound, unless it is switched off or the browser waits for a first click. */
export function ring(): void {
  if (muted.get() || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const { at, pitch } of tones) {
    const [tone, loudness] = [context.createOscillator(), context.createGain()];
    const start = context.currentTime + at;
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.12, start);
    loudness.gain.exponentialRampToValueAtTime(0.001, start + 0.3);
    tone.connect(loudness).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.3);
  }
}

/** Whether a new message of a customer rings, in this browser. */
export function SoundSwitch() {
  const off = muted.use();
  const label = off ? 'Chat sound is off' : 'Chat sound is on';
  return (
    <IconButton aria-label={label} title={label} aria-pressed={!off} onClick={() => muted.set(!off)}>
      {off ? <VolumeOff fontSize="small" /> : <VolumeUp fontSize="small" />}
    </IconButton>
  );
}
