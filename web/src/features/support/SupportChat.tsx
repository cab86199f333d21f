import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { isRestricted } from '@tempera/domain/people/access';
import { toNameKey } from '@tempera/domain/people/profile';
import { may } from '@tempera/domain/people/roles';
import { messages } from '@tempera/domain/site/messages';
import { panelPaths } from '@tempera/domain/site/panel-screens';
import { paths } from '@tempera/domain/site/paths';
import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Person } from '../../firebase/auth/session.ts';
import { useStoreNow } from '../../firebase/live/store-time.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { showToast } from '../../ui/toast.ts';
import { type Contact, useContact } from './api/contacts.ts';
import { Conversation } from './components/Conversation.tsx';
import { CustomerCard, UserCard } from './components/Facts.tsx';
import { FoundContact } from './components/FoundContact.tsx';

interface SupportChatProps {
  viewer: Person;
  /** The person that the URL names, by uid or by name. */
  wanted: { uid: string; name: string };
  /** What may be done about the person, for those who answer. */
  moderation: (contact: Contact) => ReactNode;
}

function backOf(viewer: Person, restricted: boolean): string {
  if (restricted) return paths.home;
  if (may(viewer.role, 'manageStore')) return panelPaths.adminTickets;
  return may(viewer.role, 'answerSupport') ? panelPaths.staffTickets : paths.ownTickets;
}

/** The support chat of a person: their own for a customer, anybody's for those who answer. */
export function SupportChat({ viewer, wanted, moderation }: SupportChatProps) {
  const { role, restriction } = viewer;
  const { now } = useStoreNow();
  const restricted = restriction !== null && isRestricted({ role, ...restriction }, now);
  const mayAnswer = may(role, 'answerSupport') && !restricted;
  const own = wanted.uid === viewer.uid || (!mayAnswer && toNameKey(wanted.name) === toNameKey(viewer.name));
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <Button
          href={backOf(viewer, restricted)}
          startIcon={<Icon name="chevronRight" size={16} />}
          sx={back}
        >
          Back
        </Button>
        <Typography variant="h2" component="h1">
          Support Chat
        </Typography>
      </Box>
      {own ? (
        <OwnChat viewer={viewer} restricted={restricted} />
      ) : mayAnswer ? (
        <FoundContact wanted={wanted}>
          {(contact) => (
            <Conversation uid={contact.id} viewer={viewer}>
              <UserCard {...contact} />
              <CustomerCard {...contact} />
              {moderation(contact)}
            </Conversation>
          )}
        </FoundContact>
      ) : (
        <Foreign />
      )}
    </Box>
  );
}

/** What a restricted person may not read of themselves is left out. */
function OwnChat({ viewer, restricted }: { viewer: Person; restricted: boolean }) {
  const { contact } = useContact(restricted ? null : viewer.uid);
  return (
    <Conversation uid={viewer.uid} viewer={viewer}>
      <UserCard {...viewer} joinDate={contact?.joinDate ?? null} />
    </Conversation>
  );
}

function Foreign() {
  const navigate = useNavigate();
  useEffect(() => {
    showToast({ ...messages.support.foreign, kind: 'error' });
    navigate(paths.home, { replace: true });
  }, [navigate]);
  return null;
}

const back = { ml: -5, '& .MuiButton-startIcon': { transform: 'rotate(180deg)' } } as const;

/** In place of a support chat, for people who are not signed in. */
export function LoginRequired() {
  const { pathname, search } = useLocation();
  return (
    <Notice
      level="h1"
      icon="lock"
      title="Login Required"
      text="Log in to read and write your support tickets."
      action={
        <Button variant="contained" href={paths.loginThen(pathname + search)}>
          Login
        </Button>
      }
    />
  );
}
