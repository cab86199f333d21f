import type { MailState } from '@tempera/domain/mail/mail';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LiveData } from '../../../ui/LiveData.tsx';
import { PageTurner } from '../../../ui/PageTurner.tsx';
import { useTrail } from '../../../ui/use-trail.ts';
import { type LoggedMail, mailsPerPage, useMails } from '../api/use-mails.ts';
import { MailTable } from './MailTable.tsx';

interface MailPagesProps {
  state: MailState | null;
  onOpen: (id: string) => void;
}

/** The log a page at a time; each page is a constant number of reads. */
export function MailPages({ state, onOpen }: MailPagesProps) {
  const trail = useTrail<LoggedMail>();
  return (
    <LiveData live={useMails(state, trail.last)}>
      {(mails) =>
        mails.length === 0 && trail.last === null ? (
          <EmptyState level="h2" icon="mail" title="No mail of this kind yet." />
        ) : (
          <>
            <MailTable mails={mails.slice(0, mailsPerPage)} onOpen={onOpen} />
            <PageTurner trail={trail} items={mails} perPage={mailsPerPage} back="Newer" on="Older" />
          </>
        )
      }
    </LiveData>
  );
}
