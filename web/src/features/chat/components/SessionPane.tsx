import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { paths } from '@tempera/domain/site/paths';
import { useState } from 'react';
import type { Person } from '../../../firebase/auth/session.ts';
import { isRefusal } from '../../../firebase/live/listen.ts';
import { useDocIfAllowed } from '../../../firebase/live/use-doc.ts';
import { CannedReplies } from '../../../ui/conversation/CannedReplies.tsx';
import { showError } from '../../../ui/show-error.ts';
import { Tag } from '../../../ui/Tag.tsx';
import { showToast } from '../../../ui/toast.ts';
import { assign, handOver, setStatus } from '../api/sessions.ts';
import type { StoredSession } from '../chat-session.ts';
import { CustomerCard } from './CustomerCard.tsx';
import { Thread } from './Thread.tsx';

/** One session as the support team sees it: what is said, what can be done, and who the customer is. */
export function SessionPane({ id, viewer, onBack }: { id: string; viewer: Person; onBack: () => void }) {
  const watched = useDocIfAllowed(`chats/${id}`);
  if (watched.loading) return <Box role="status" aria-label="Loading" sx={pane} />;
  if (!watched.data) {
    return (
      <Box sx={pane}>
        <Typography color="textSecondary">This chat no longer exists.</Typography>
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

function sayFailure(error: unknown): void {
  const refused = isRefusal(error);
  const overtaken = 'This chat can’t be changed anymore. The customer may have started another one.';
  showError(error, refused ? overtaken : 'The chat was not changed. Try again.');
}

/** What the support team does with a session: take it, close it or open it again, hand it over to a ticket. */
function SessionActions({ chat, viewer }: { chat: StoredSession; viewer: Person }) {
  const [busy, setBusy] = useState(false);
  const { id, status, userId, userName, assignedTo, ticketId } = chat;
  const run = (work: () => Promise<unknown>, title: string) => async () => {
    setBusy(true);
    await work().then(() => showToast({ title, text: userName, kind: 'success' }), sayFailure);
    setBusy(false);
  };
  const mine = assignedTo === viewer.uid;
  const small = { size: 'small', variant: 'outlined', color: 'secondary', disabled: busy } as const;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      {status === 'active' && (
        <>
          <Button
            {...small}
            onClick={run(() => assign(id, mine ? null : viewer), mine ? 'Chat Released' : 'Chat Assigned')}
          >
            {mine ? 'Release' : 'Assign to me'}
          </Button>
          <Button {...small} onClick={run(() => setStatus(id, 'closed'), 'Chat Closed')}>
            Close
          </Button>
        </>
      )}
      {status === 'closed' && !ticketId && (
        <Button {...small} onClick={run(() => setStatus(id, 'active'), 'Chat Reopened')}>
          Reopen
        </Button>
      )}
      {ticketId ? (
        <Link href={paths.supportChat(userId, ticketId)}>Open the ticket</Link>
      ) : (
        <Button {...small} onClick={run(() => handOver(id), 'Handed Over to a Ticket')}>
          Hand over to a ticket
        </Button>
      )}
    </Box>
  );
}
