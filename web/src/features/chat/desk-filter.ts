import type { ChatSession } from '@tempera/domain/conversations/chat';

export const deskFilters = [
  { value: 'all', label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'mine', label: 'Mine' },
  { value: 'unassigned', label: 'Unassigned' },
  { value: 'closed', label: 'Closed' },
] as const;
export type DeskFilter = (typeof deskFilters)[number]['value'];

/** The filter that an address names; all where it names none. */
export const toFilter = (text: string | null): DeskFilter =>
  deskFilters.find(({ value }) => value === text)?.value ?? 'all';

type Searched = Pick<ChatSession, 'userName' | 'userEmail' | 'lastMessage'>;

/** Those whose name, address or last message holds the text, in whatever letters. */
export function matchSessions<T extends Searched>(sessions: readonly T[], text: string): T[] {
  const wanted = text.trim().toLowerCase();
  return sessions.filter(({ userName, userEmail, lastMessage }) =>
    [userName, userEmail, lastMessage].some((field) => field.toLowerCase().includes(wanted)),
  );
}
