import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { mailStates } from '@tempera/domain/mail/mail';
import { formatTime } from '@tempera/domain/site/dates';
import { Suspense } from 'react';
import { Email } from '../../../ui/Email.tsx';
import { lazyDialog } from '../../../ui/lazy-part.tsx';
import { ResourceList } from '../../../ui/resource-list/ResourceList.tsx';
import type { Column, Resource } from '../../../ui/resource-list/resource.ts';
import { useOpened } from '../../../ui/use-opened.ts';
import { type LoggedMail, mailsPerPage, readMail, useMails } from '../api/mail.ts';
import { MailStateTag, stateNames } from './MailStateTag.tsx';

const MailDialog = lazyDialog(() => import('./MailDialog.tsx'));

const stateTag = ({ delivery }: LoggedMail) => <MailStateTag state={delivery.state} />;

/** To whom, what, how far it has come, and when. */
const columns: readonly Column<LoggedMail>[] = [
  {
    id: 'mail',
    head: 'Email',
    names: true,
    sx: { overflowWrap: 'anywhere' },
    cell: ({ to, message, delivery }) => (
      <>
        <Typography sx={{ fontWeight: 600 }}>{message.subject}</Typography>
        <Typography variant="body2" color="textSecondary">
          <Email address={to} />
        </Typography>
        {delivery.error && (
          <Typography variant="body2" sx={{ color: 'vermilion.text' }}>
            {delivery.error}
          </Typography>
        )}
      </>
    ),
  },
  { id: 'state', head: 'State', from: 'md', cell: stateTag, below: stateTag },
  {
    id: 'attempts',
    head: 'Attempts',
    from: 'md',
    align: 'right',
    cell: ({ delivery }) => delivery.attempts,
  },
  {
    id: 'queued',
    head: 'Queued',
    from: 'md',
    sx: { whiteSpace: 'nowrap' },
    cell: ({ delivery }) => formatTime(delivery.startTime),
    below: ({ delivery }) => (
      <Typography variant="body2" color="textSecondary">
        {formatTime(delivery.startTime)}
      </Typography>
    ),
  },
];

/** Every mail of the store with how far it has come. `?mail=` opens one. */
export function MailLog() {
  const [open, setOpen] = useOpened('mail');
  const resource: Resource<LoggedMail> = {
    table: {
      label: 'Emails',
      columns,
      top: true,
      actions: ({ id, to, message }) => (
        <Button
          size="small"
          aria-label={`Details of ${message.subject}, to ${to}`}
          onClick={() => setOpen(id)}
        >
          Details
        </Button>
      ),
    },
    perPage: mailsPerPage,
    usePage: useMails,
    read: readMail,
    filters: [
      {
        name: 'state',
        label: 'Show',
        as: 'select',
        all: 'Everything',
        options: mailStates.map((state) => ({ value: state, label: stateNames[state] })),
      },
    ],
    turns: () => ['Newer', 'Older'],
    empty: () => ({ icon: 'mail', title: 'No emails of this kind yet.' }),
  };
  return (
    <>
      <ResourceList resource={resource} />
      <Suspense>{open && <MailDialog id={open} onClose={() => setOpen(null)} />}</Suspense>
    </>
  );
}
