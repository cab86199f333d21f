import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { paths } from '@tempera/domain/site/paths';
import { useState } from 'react';
import type { Person } from '../../../firebase/auth/session.ts';
import { isRefusal } from '../../../firebase/live/listen.ts';
import { showError } from '../../../ui/show-error.ts';
import { showToast } from '../../../ui/toast.ts';
import { assign, handOver, setStatus } from '../api/sessions.ts';
import type { StoredSession } from '../message-writes.ts';

interface SessionActionsProps {
  chat: StoredSession;
  viewer: Person;
}

function sayFailure(error: unknown): void {
  const refused = isRefusal(error);
  const overtaken = 'The chat can’t be changed like this. The customer may have begun another one.';
  showError(error, refused ? overtaken : 'The chat was not changed. Try again.');
}

/** What those who answer do with a session: take it, close it or open it again, hand it over to a ticket. */
export function SessionActions({ chat, viewer }: SessionActionsProps) {
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
