import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { formatTime } from '@tempera/domain/site/dates';
import { arrowKeys } from '../../../ui/arrow-keys.ts';
import { LiveData } from '../../../ui/LiveData.tsx';
import { EmptyState } from '../../../ui/Notice.tsx';
import { PageTurner, useCursorPages } from '../../../ui/PageTurner.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { sessionsPerPage, useSessions } from '../api/desk.ts';
import { type DeskFilter, matchSessions, type StoredSession } from '../chat-session.ts';

interface SessionPagesProps {
  filter: DeskFilter;
  /** Whose are mine. */
  uid: string;
  /** Searched for on the page that is read. */
  text: string;
  chosen: string | null;
  onChoose: (id: string) => void;
}

/** Sessions of one kind, a page at a time. `key` it by the filter. */
export function SessionPages({ filter, uid, text, ...list }: SessionPagesProps) {
  const pages = useCursorPages<StoredSession>();
  return (
    <LiveData live={useSessions(filter, uid, pages.last)}>
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
            {(pages.last || read.length > sessionsPerPage) && (
              <PageTurner pages={pages} items={read} perPage={sessionsPerPage} back="Newer" on="Older" />
            )}
          </>
        );
      }}
    </LiveData>
  );
}

interface SessionListProps {
  sessions: readonly StoredSession[];
  chosen: string | null;
  onChoose: (id: string) => void;
}

/** Sessions, the newest first, with their last message and the number of unread ones. */
const SessionList = ({ sessions, chosen, onChoose }: SessionListProps) => (
  <Box
    component="ul"
    aria-label="Chat sessions"
    onKeyDown={arrowKeys('button')}
    sx={{ listStyle: 'none', m: 0, p: 0, borderBottom: 1, borderColor: 'divider' }}
  >
    {sessions.map(({ id, userName, lastMessage, lastMessageTime, unreadCount, status, assignedName }) => (
      <Box component="li" key={id} sx={{ borderTop: 1, borderColor: 'divider' }}>
        <ButtonBase
          aria-pressed={id === chosen}
          onClick={() => onChoose(id)}
          sx={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            gap: 1,
            width: '100%',
            px: 3,
            py: 3,
            textAlign: 'start',
            justifyContent: 'stretch',
            '&:hover': { bgcolor: 'sunk' },
            '&[aria-pressed=true]': { bgcolor: 'ultramarine.tint' },
          }}
        >
          <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
            <Typography component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {userName}
            </Typography>
            {status === 'closed' && <Tag label="Closed" />}
            {unreadCount > 0 && <Tag tone="vermilion" label={`${unreadCount} new`} />}
          </Box>
          <Typography component="span" variant="body2" color="textSecondary" noWrap dir="auto">
            {lastMessage}
          </Typography>
          <Typography component="span" variant="body2" color="textSecondary">
            {formatTime(lastMessageTime)}
            {assignedName && ` · ${assignedName}`}
          </Typography>
        </ButtonBase>
      </Box>
    ))}
  </Box>
);
