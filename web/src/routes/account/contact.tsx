import { personOfContact } from '@tempera/domain/site/paths';
import { data, type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { PersonModeration } from '../../features/people/PersonModeration.tsx';
import { LoginRequired, SupportChat } from '../../features/support/SupportChat.tsx';
import { useSession } from '../../firebase/auth/session.ts';
import { SignedInFirebase } from '../../firebase/live/hooks.tsx';
import { LoadingShape } from '../../ui/LoadingShape.tsx';
import { PageWidth } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';

/** @throws a 404 where the address names nobody */
export function loader({ params }: LoaderFunctionArgs) {
  if (!personOfContact(params.person ?? '')) throw data(null, { status: 404 });
  return null;
}

/** The support chat of one person, at /problem/contact/id={id}. */
export function Component() {
  return (
    <PageWidth sx={{ py: { xs: 6, md: 10 } }}>
      <PageMeta title="Support Chat" noIndex />
      <Chat />
    </PageWidth>
  );
}

function Chat() {
  const session = useSession();
  const wanted = personOfContact(useParams().person ?? '');
  const fallback = <LoadingShape height={600} label="Loading your tickets" />;
  if (session.status === 'unknown' || !wanted) return fallback;
  const { person } = session;
  if (!person || person.anonymous) return <LoginRequired />;
  return (
    <SignedInFirebase key={person.uid} uid={person.uid} fallback={fallback}>
      <SupportChat
        key={wanted.uid}
        viewer={person}
        wanted={wanted}
        moderation={(contact) => <PersonModeration person={contact} viewer={person} />}
      />
    </SignedInFirebase>
  );
}
