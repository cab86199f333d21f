import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Person } from '../../../firebase/auth/session.ts';
import { useDocIfAllowed } from '../../../firebase/live/use-doc.ts';
import { Tag } from '../../../ui/Tag.tsx';
import type { StoredSession } from '../message-writes.ts';
import { CannedReplies } from './CannedReplies.tsx';
import { CustomerCard } from './CustomerCard.tsx';
import { SessionActions } from './SessionActions.tsx';
import { Thread } from './Thread.tsx';

interface SessionPaneProps {
  id: string;
  viewer: Person;
  onBack: () => void;
}

/** One session as those who answer see it: what is said, what can be done, and who the customer is. */
export function SessionPane({ id, viewer, onBack }: SessionPaneProps) {
  const watched = useDocIfAllowed(`chats/${id}`);
  if (watched.loading) return <Box role="status" aria-label="Loading" sx={pane} />;
  if (!watched.data) {
    return (
      <Box sx={pane}>
        <Typography color="textSecondary">This chat is not there any more.</Typography>
      </Box>
    );
  }
  const chat = { ...watched.data, id } as unknown as StoredSession;
  return (
    <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
      <Box component="section" aria-label="Conversation" sx={pane}>
        <Box sx={{ display: 'grid', gap: 3, p: 4, borderBottom: 1, borderColor: 'divider' }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
            <Button size="small" onClick={onBack} sx={{ display: { md: 'none' } }}>
              All chats
            </Button>
            <Typography variant="h5" component="h2" sx={{ overflowWrap: 'anywhere' }}>
              {chat.userName}
            </Typography>
            <Tag
              label={chat.status === 'active' ? 'Active' : 'Closed'}
              tone={chat.status === 'active' ? 'verdigris' : 'ink'}
            />
            {chat.assignedName && (
              <Typography variant="body2" color="textSecondary">
                {chat.assignedTo === viewer.uid ? 'Assigned to you' : `Assigned to ${chat.assignedName}`}
              </Typography>
            )}
          </Box>
          <SessionActions chat={chat} viewer={viewer} />
        </Box>
        <Thread
          key={id}
          chat={chat}
          viewer={viewer}
          compact
          tools={(insert) => <CannedReplies onChoose={insert} />}
        />
      </Box>
      <CustomerCard chat={chat} />
    </Box>
  );
}

const pane = {
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  height: 600,
  minWidth: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '& > form': { p: 4, borderTop: 1, borderColor: 'divider' },
} as const;
