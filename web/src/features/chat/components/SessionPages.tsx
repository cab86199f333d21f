import type { Live } from '../../../firebase/live/use-doc.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LiveData } from '../../../ui/LiveData.tsx';
import { PageTurner } from '../../../ui/PageTurner.tsx';
import { type Trail, useTrail } from '../../../ui/use-trail.ts';
import { sessionsPerPage, useSessionsOf, useSessionsThatAre } from '../api/use-desk.ts';
import { type DeskFilter, matchSessions } from '../desk-filter.ts';
import type { StoredSession } from '../message-writes.ts';
import { SessionList } from './SessionList.tsx';

interface SessionPagesProps {
  filter: DeskFilter;
  /** Whose are mine. */
  uid: string;
  /** Searched for on the page that is read. */
  text: string;
  chosen: string | null;
  onChoose: (id: string) => void;
}

const statuses = { all: ['active', 'closed'], active: ['active'], closed: ['closed'] } as const;

/** Sessions of one kind, a page at a time. */
export function SessionPages({ filter, uid, ...found }: SessionPagesProps) {
  if (filter === 'mine' || filter === 'unassigned') {
    return <Assigned key={filter} to={filter === 'mine' ? uid : ''} {...found} />;
  }
  return <ByStatus key={filter} statuses={statuses[filter]} {...found} />;
}

type FoundProps = Omit<SessionPagesProps, 'filter' | 'uid'>;

function ByStatus({
  statuses: wanted,
  ...found
}: FoundProps & { statuses: readonly ('active' | 'closed')[] }) {
  const trail = useTrail<StoredSession>();
  return <Found live={useSessionsThatAre(wanted, trail.last)} trail={trail} {...found} />;
}

function Assigned({ to, ...found }: FoundProps & { to: string }) {
  const trail = useTrail<StoredSession>();
  return <Found live={useSessionsOf(to, trail.last)} trail={trail} {...found} />;
}

function Found({
  live,
  trail,
  text,
  ...list
}: FoundProps & { live: Live<StoredSession[]>; trail: Trail<StoredSession> }) {
  return (
    <LiveData live={live}>
      {(read) => {
        const shown = matchSessions(read.slice(0, sessionsPerPage), text);
        return (
          <>
            {shown.length === 0 ? (
              <EmptyState
                icon="chat"
                title={text.trim() ? 'No chats match your search.' : 'No chat sessions yet.'}
              />
            ) : (
              <SessionList sessions={shown} {...list} />
            )}
            {(trail.last || read.length > sessionsPerPage) && (
              <PageTurner trail={trail} items={read} perPage={sessionsPerPage} back="Newer" on="Older" />
            )}
          </>
        );
      }}
    </LiveData>
  );
}
