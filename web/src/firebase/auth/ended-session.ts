import type { User } from 'firebase/auth';
import { getAuth } from '../sdk.ts';

let tell = () => {};

/** Says when this tab was signed out because the person asked for that on all devices. The answer stops it. */
export function onEndedEverywhere(listener: () => void): () => void {
  tell = listener;
  return () => {
    tell = () => {};
  };
}

/**
 * Ends a session that began before the person signed out everywhere (`access/{uid}.sessionsEndedAt`, milliseconds), and
 * says whether it did. Auth keeps the time of a sign-in in whole seconds.
 */
export async function endIfEnded(user: User, endedAt = 0): Promise<boolean> {
  if (endedAt === 0) return false;
  const { authTime } = await user.getIdTokenResult();
  if (Date.parse(authTime) >= Math.floor(endedAt / 1_000) * 1_000) return false;
  tell();
  await (await getAuth()).signOut();
  return true;
}
