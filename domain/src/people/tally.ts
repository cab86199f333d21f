import { may, type Role } from './roles.ts';

/**
 * How much a person may write themselves, past the functions: so many in so many hours from the first of them on, or, without hours, so
 * many at a time. Kinds are named as their collections; the rules hold the same figures (decision 78).
 */
export const tallyLimits = {
  /** New conversations with other members; whoever answers begins none. */
  rooms: { most: 10, hours: 24 },
  /** In rooms, chats and tickets together: one every twelve seconds, for an hour without a pause. */
  messages: { most: 300, hours: 1 },
  tickets: { most: 10, hours: 24 },
  chats: { most: 10, hours: 24 },
  abuseReports: { most: 20, hours: 24 },
  wishlist: { most: 200, hours: null },
  blocks: { most: 500, hours: null },
} as const;
export type TallyKind = keyof typeof tallyLimits;

/** Chats that a guest may begin in a day: the next account costs them nothing. */
export const guestChats = 5;

/** `users/{uid}/tallies/{kind}`. Times in milliseconds, timestamps in Firestore. */
export interface Tally {
  count: number;
  /** When the first of them was written. */
  since: number;
  at: number;
  /** Path of what was counted last. */
  last: string;
}

/** Who counts; `anonymous` for guests. */
export interface Counted {
  uid: string;
  role?: Role;
  anonymous?: boolean;
}

export const tallyPath = (uid: string, kind: TallyKind): string => `users/${uid}/tallies/${kind}`;

export const mostOf = (kind: TallyKind, { anonymous = false }: Counted): number =>
  kind === 'chats' && anonymous ? guestChats : tallyLimits[kind].most;

/** Whoever answers customers writes as much as that takes. */
export const isFree = (kind: TallyKind, { role = 'customer' }: Counted): boolean =>
  (kind === 'rooms' || kind === 'messages') && may(role, 'answerSupport');

/** Whether the next one is the first of a tally: there is none yet, or its hours are over. */
export function isFirst(kind: TallyKind, tally: Tally | null, now: number): boolean {
  const { hours } = tallyLimits[kind];
  return tally === null || (hours !== null && tally.since <= now - hours * 3_600_000);
}

/** What a person reads who may not write any more of them. */
export function limitText(kind: TallyKind, by: Counted): string {
  const most = mostOf(kind, by);
  const texts: Record<TallyKind, string> = {
    rooms: `You have started ${most} new conversations today. Try again tomorrow.`,
    messages: `You have sent ${most} messages within an hour. Try again later.`,
    tickets: `You have opened ${most} tickets today. Write into one of them, or try again tomorrow.`,
    chats: `You have started ${most} chats today. Try again tomorrow.`,
    abuseReports: `You have sent ${most} reports today. Try again tomorrow.`,
    wishlist: `Your wishlist is full with ${most} templates. Remove one first.`,
    blocks: `You have blocked ${most} people, and can’t block more. Unblock someone first.`,
  };
  return texts[kind];
}
