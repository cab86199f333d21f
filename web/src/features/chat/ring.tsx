import Button from '@mui/material/Button';
import { useSyncExternalStore } from 'react';

const key = 'tempera.chat-muted';
const subscribers = new Set<() => void>();
let context: AudioContext | null = null;

function isMuted(): boolean {
  try {
    return localStorage.getItem(key) === 'yes';
  } catch {
    return false;
  }
}

function setMuted(muted: boolean): void {
  try {
    if (muted) localStorage.setItem(key, 'yes');
    else localStorage.removeItem(key);
  } catch {
    // Storage is switched off: it rings then.
  }
  for (const notify of subscribers) notify();
}

function onMuted(listener: () => void): () => void {
  subscribers.add(listener);
  return () => subscribers.delete(listener);
}

/** Seconds and hertz of two short tones. */
const tones = [
  { at: 0, pitch: 660 },
  { at: 0.14, pitch: 880 },
] as const;

/** A short sound, unless it is switched off or the browser waits for a first click. */
export function ring(): void {
  if (isMuted() || typeof AudioContext === 'undefined') return;
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
  const muted = useSyncExternalStore(onMuted, isMuted, () => false);
  return (
    <Button aria-pressed={!muted} onClick={() => setMuted(!muted)} sx={{ px: 3 }}>
      {muted ? 'Sound is off' : 'Sound is on'}
    </Button>
  );
}
