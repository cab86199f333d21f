/** What a person's access record says of sessions that are over: before when, in milliseconds, and which ones by their `auth_time`. */
export interface EndedSessions {
  sessionsEndedAt?: number | null;
  endedSessions?: readonly number[];
}

/** How many single sessions are remembered as over; with more, all are. */
export const endedSessionsKept = 50;

/** Whether a session that began at this second is over. Seconds, as a token knows no more; mirrored by the rules. */
export const isOver = (authTime: number, { sessionsEndedAt, endedSessions = [] }: EndedSessions): boolean =>
  authTime < Math.floor((sessionsEndedAt ?? 0) / 1_000) || endedSessions.includes(authTime);
