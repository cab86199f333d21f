import type { ChatSession } from '@tempera/domain/conversations/chat';
import { isOnline } from '@tempera/domain/people/presence';
import { permissions, type Role } from '@tempera/domain/people/roles';
import { limit, orderBy, where } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { behind, useList } from '../../../firebase/live/hooks.tsx';
import type { Live } from '../../../firebase/live/use-doc.ts';
import { writeTogether } from '../../../firebase/write/write.ts';
import type { DeskFilter, StoredSession } from '../chat-session.ts';

/** Sessions on one page; one more is read, to know whether there are more. */
export const sessionsPerPage = 25;

/** A person's own sessions, newest first, live. */
export const useOwnSessions = (uid: string, count: number): Live<StoredSession[]> =>
  useList<ChatSession>('chats', where('userId', '==', uid), orderBy('createdAt', 'desc'), limit(count));

const kindOf = (filter: DeskFilter, uid: string) =>
  filter === 'mine' || filter === 'unassigned'
    ? [where('assignedTo', '==', filter === 'mine' ? uid : ''), where('status', '==', 'active')]
    : [where('status', 'in', filter === 'all' ? ['active', 'closed'] : [filter])];

/** Everybody's sessions of a kind, those with the newest message first, a page at a time, live. */
export const useSessions = (
  filter: DeskFilter,
  uid: string,
  last: StoredSession | null,
): Live<StoredSession[]> =>
  useList<ChatSession>(
    'chats',
    ...kindOf(filter, uid),
    orderBy('lastMessageTime', 'desc'),
    ...behind(last),
    limit(sessionsPerPage + 1),
  );

interface Colleague {
  id: string;
  name: string;
  role: Role;
  lastSeen: number;
}

/** How often those who have gone leave the list, in milliseconds. */
const lookAgainEvery = 30_000;

/** A page of the team; who lists profiles may ask for no more. */
const mostOfTeam = 100;

/** Who of the team has given a sign of life lately, whoever did last first. `lastSeen` has no index (decision 88). */
export function useTeam(): Colleague[] {
  const { data } = useList<Colleague>(
    'profiles',
    where('role', 'in', permissions.answerSupport),
    limit(mostOfTeam),
  );
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), lookAgainEvery);
    return () => clearInterval(timer);
  }, []);
  const here = data?.filter((one) => isOnline(one, now)) ?? [];
  return here.sort((one, other) => other.lastSeen - one.lastSeen);
}

/** `by` is the uid of who keeps them. @throws CallError, FirebaseError */
export const keepCannedReplies = (cannedReplies: readonly string[], by: string) =>
  writeTogether([{ set: 'settings/support', data: { cannedReplies }, by }]);
