import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { paths } from '@tempera/domain/site/paths';
import type { Person } from '../../../firebase/auth/session.ts';
import { showError } from '../../../ui/show-error.ts';
import { showToast } from '../../../ui/toast.ts';
import { setStatus } from '../api/sessions.ts';
import type { StoredSession } from '../chat-session.ts';
import { Thread } from '../components/Thread.tsx';
import { setWidgetMode } from './widget-mode.ts';

interface ConversationProps {
  chat: StoredSession;
  person: Person;
  /** Whether it is the newest, which alone can be opened again. */
  newest: boolean;
  onStart: () => void;
}

/** One session as its customer sees it: what is said, or that it is over and where it goes on. */
export const Conversation = ({ chat, person, newest, onStart }: ConversationProps) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateRows: 'minmax(0, 1fr) auto',
      minHeight: 0,
      '& > form': { p: 3, borderTop: 1, borderColor: 'divider' },
    }}
  >
    <Thread key={chat.id} chat={chat} viewer={person} compact />
    {chat.status === 'closed' && (
      <Box role="status" sx={{ display: 'grid', gap: 2, p: 4, borderTop: 1, borderColor: 'divider' }}>
        <Typography variant="body2">
          {chat.ticketId ? (
            <>
              This chat continues in a support ticket.{' '}
              <Link href={paths.supportChat(chat.userId, chat.ticketId)}>Open the ticket</Link>
            </>
          ) : (
            'This chat is closed.'
          )}
        </Typography>
        {newest && (
          <Box sx={{ display: 'flex', gap: 2 }}>
            {!chat.ticketId && (
              <Button size="small" variant="outlined" onClick={() => reopenChat(chat.id)}>
                Reopen chat
              </Button>
            )}
            <Button size="small" onClick={onStart}>
              New chat
            </Button>
          </Box>
        )}
      </Box>
    )}
  </Box>
);

const sayFailure = (error: unknown) => showError(error, 'The chat was not changed. Try again.');

/** Goes on with a session that was closed. */
async function reopenChat(id: string): Promise<void> {
  await setStatus(id, 'active').then(() => setWidgetMode('open'), sayFailure);
}

/** Ends a session; a way back is offered for a while. */
export async function endChat(id: string): Promise<void> {
  try {
    await setStatus(id, 'closed');
    const action = { label: 'Undo', run: () => void reopenChat(id) };
    showToast({ title: 'Chat ended', text: 'You can read it again in the chat window.', action });
  } catch (error) {
    sayFailure(error);
  }
}
