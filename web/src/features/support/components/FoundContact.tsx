import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { formatTime } from '@tempera/domain/site/dates';
import { paths } from '@tempera/domain/site/paths';
import type { ReactNode } from 'react';
import { LiveData } from '../../../ui/LiveData.tsx';
import { LoadingShape } from '../../../ui/LoadingShape.tsx';
import { EmptyState } from '../../../ui/Notice.tsx';
import { type Contact, useContact, useContactsCalled } from '../api/contacts.ts';

interface FoundContactProps {
  wanted: { uid: string; name: string };
  children: (contact: Contact) => ReactNode;
}

/** What can be the id of a document at all. */
const idPattern = /^(?!\.\.?$|__.*__$)[^/]+$/;

/** Whose chat a URL means, for those who answer: by uid, else by name, with a choice where people share it. */
export function FoundContact({ wanted, children }: FoundContactProps) {
  const { loading, contact } = useContact(idPattern.test(wanted.uid) ? wanted.uid : null);
  if (contact) return children(contact);
  if (loading) return <LoadingShape height={600} />;
  return <ContactsCalled name={wanted.name}>{children}</ContactsCalled>;
}

function ContactsCalled({ name, children }: { name: string } & Pick<FoundContactProps, 'children'>) {
  return (
    <LiveData live={useContactsCalled(name)}>
      {(found) => {
        const [first] = found;
        if (!first)
          return <EmptyState icon="user" title="User not found" text={`No one is called ${name}.`} />;
        return found.length === 1 ? children(first) : <Namesakes people={found} />;
      }}
    </LiveData>
  );
}

const Namesakes = ({ people }: { people: readonly Contact[] }) => (
  <Box sx={{ display: 'grid', gap: 4 }}>
    <Typography variant="h4" component="h2">
      {people.length} people have this name
    </Typography>
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {people.map(({ id, name, email, joinDate }) => (
        <Box component="li" key={id} sx={{ py: 3, borderTop: 1, borderColor: 'divider' }}>
          <Link href={paths.supportChat(id)} sx={{ display: 'inline-block', py: 0.5, fontWeight: 600 }}>
            {name}, {email}
          </Link>
          <Typography variant="body2" color="textSecondary">
            Joined {formatTime(joinDate)}
          </Typography>
        </Box>
      ))}
    </Box>
  </Box>
);
