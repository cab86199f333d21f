import type { KnownSignIn } from './api/account.ts';

/** A browser where the person is logged in, as its last sign-in has it: each time that somebody proves who they are begins another session there. */
export interface Device extends Omit<KnownSignIn, 'id'> {
  /** Of its sessions, by their `auth_time`. */
  sessions: number[];
}

/** The devices of these sessions, the last seen first as they are. A browser that keeps no mark stands for itself with each session. */
export function toDevices(signIns: readonly KnownSignIn[]): Device[] {
  const devices = new Map<string, Device>();
  for (const { id, ...signIn } of signIns) {
    const key = signIn.device || id;
    const known = devices.get(key);
    if (known) {
      known.sessions.push(Number(id));
      known.firstSeen = Math.min(known.firstSeen, signIn.firstSeen);
    } else devices.set(key, { ...signIn, sessions: [Number(id)] });
  }
  return [...devices.values()];
}
