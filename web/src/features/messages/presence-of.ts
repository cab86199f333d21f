import { isOnline } from '@tempera/domain/people/presence';
import { formatTime } from '@tempera/domain/site/dates';

/** Whether somebody is here, in words, or when they were; times in milliseconds. */
export function presenceOf(lastSeen: number | null, online: boolean, now: number): string {
  if (online || isOnline(lastSeen, now)) return 'Online';
  return lastSeen === null ? '' : `Last seen ${formatTime(lastSeen)}`;
}
