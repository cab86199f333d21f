import { heartbeatEvery, idleAfter } from '@tempera/domain/people/presence';
import type { Role } from '@tempera/domain/people/roles';
import { lastActive } from '../auth/browser-marks.ts';
import { serverNow, updateDocument } from '../write/write.ts';

const key = 'tempera.beat';
/** How often a tab looks whether to say it: a quarter of the quickest beat, milliseconds. */
const lookEvery = 15_000;
/** Stands in where storage is switched off: then each tab says it for itself. */
let here = 0;

/** What a tab knows when it could say that its person is here; times in milliseconds, null: nobody noted it. */
export interface Pulse {
  hidden: boolean;
  connected: boolean;
  now: number;
  active: number | null;
  last: number;
  every: number;
}

/** Whether to say it: somebody is in front of the screen, and no tab of this browser has said so lately. */
export function beats({ hidden, connected, now, active, last, every }: Pulse): boolean {
  const away = active !== null && now - active > idleAfter;
  // A moment to come is one of a clock that was put right since.
  return !hidden && connected && !away && (last > now || now - last >= every);
}

function lastBeat(): number {
  try {
    return Number(localStorage.getItem(key)) || 0;
  } catch {
    return here;
  }
}

function noteBeat(at: number): void {
  here = at;
  try {
    localStorage.setItem(key, String(at));
  } catch {
    // This tab still knows.
  }
}

/**
 * Says now and then that a member is here, from one tab of theirs, while somebody uses it. The sign-in has said it already
 * (`startSession`), so the first beat comes later. What is refused or lost is no matter. Returns a function that stops it.
 */
export function startHeartbeat(uid: string, role: Role): () => void {
  const every = heartbeatEvery(role);
  noteBeat(Date.now());
  const look = () => {
    const now = Date.now();
    const pulse = { hidden: document.hidden, connected: navigator.onLine, now, active: lastActive(), every };
    if (!beats({ ...pulse, last: lastBeat() })) return;
    noteBeat(now);
    updateDocument(`profiles/${uid}`, { lastSeen: serverNow }).catch(() => {});
  };
  const timer = setInterval(look, lookEvery);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
