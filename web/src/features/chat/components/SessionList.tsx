import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { formatTime } from '@tempera/domain/site/dates';
import { arrowKeys } from '../../../ui/arrow-keys.ts';
import { Tag } from '../../../ui/Tag.tsx';
import type { StoredSession } from '../message-writes.ts';

interface SessionListProps {
  sessions: readonly StoredSession[];
  chosen: string | null;
  onChoose: (id: string) => void;
}

/** Who chats, the newest first, with what was said last and what nobody has opened. */
export const SessionList = ({ sessions, chosen, onChoose }: SessionListProps) => (
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
