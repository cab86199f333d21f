import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { messageOf } from '@tempera/domain/calls/reason-texts';
import { paths } from '@tempera/domain/site/paths';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ensureSignedIn } from '../../../firebase/auth/ensure-signed-in.ts';
import type { Person } from '../../../firebase/auth/session.ts';
import { SignedInFirebase } from '../../../firebase/live/hooks.tsx';
import { useClosed } from '../../../firebase/public/use-closed.ts';
import { useSettings } from '../../../ui/settings.tsx';
import { showError } from '../../../ui/show-error.ts';
import { beginSession } from '../api/sessions.ts';
import type { StoredSession } from '../chat-session.ts';
import { Conversation } from './Conversation.tsx';
import { OwnSessions } from './OwnSessions.tsx';

export type View = 'start' | 'list' | StoredSession;

interface PanelBodyProps {
  known: boolean;
  person: Person | null;
  newest: StoredSession | null | undefined;
  view: View;
  onView: (view: View) => void;
}

const waiting = (
  <Box role="status" aria-label="Loading" sx={{ display: 'grid', alignContent: 'start', gap: 3, p: 4 }}>
    <Skeleton variant="rounded" height="3.5rem" />
    <Skeleton variant="rounded" height="3.5rem" />
  </Box>
);

/** What stands below the widget's title: who may chat, chats from before, or the one that goes on. */
export function PanelBody({ known, person, newest, view, onView }: PanelBodyProps) {
  const { pathname, search } = useLocation();
  const { enableGuestCheckout } = useSettings();
  const closed = useClosed(person?.role ?? 'customer');
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    await work().catch((error: unknown) => showError(error, 'The chat did not start. Try again.'));
    setBusy(false);
  };
  if (!known) return waiting;
  if (closed) {
    return (
      <StartView title="The store is closed for maintenance" text={messageOf({ reason: 'maintenance' })}>
        {null}
      </StartView>
    );
  }
  if (!person) {
    const asGuest = enableGuestCheckout ? () => run(ensureSignedIn) : undefined;
    return busy ? waiting : <LoginView login={paths.loginThen(pathname + search)} onGuest={asGuest} />;
  }
  if (newest === undefined) return waiting;
  if (view === 'start') {
    return (
      <StartView
        title="Start a conversation"
        text="Ask about templates, licenses or an order. A real person answers, or we reply as soon as we can."
      >
        <Button variant="contained" disabled={busy} onClick={() => run(() => beginSession(person, newest))}>
          Start Chat
        </Button>
        {newest && <Button onClick={() => onView('list')}>Your chats</Button>}
      </StartView>
    );
  }
  return (
    <SignedInFirebase uid={person.uid} fallback={waiting}>
      {view === 'list' ? (
        <OwnSessions uid={person.uid} onChoose={onView} />
      ) : (
        <Conversation
          chat={view}
          person={person}
          newest={view.id === newest?.id}
          onStart={() => onView('start')}
        />
      )}
    </SignedInFirebase>
  );
}

/** What the widget says while no conversation is open, and what can be done. */
const StartView = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      alignContent: 'center',
      justifyItems: 'center',
      gap: 3,
      p: 6,
      textAlign: 'center',
    }}
  >
    <Typography variant="h5" component="h3">
      {title}
    </Typography>
    <Typography color="textSecondary">{text}</Typography>
    {children}
  </Box>
);

interface LoginViewProps {
  login: string;
  /** Undefined where guests may not chat. */
  onGuest: (() => void) | undefined;
}

/** What visitors see first. */
const LoginView = ({ login, onGuest }: LoginViewProps) => (
  <StartView
    title="You need to be logged in to use live chat"
    text="Please log in to start a chat with our support team."
  >
    <Button variant="contained" href={login}>
      Login to Chat
    </Button>
    {onGuest && <Button onClick={onGuest}>Chat as a guest</Button>}
  </StartView>
);
