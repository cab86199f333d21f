import { MemberOnly } from '../../features/account/components/MemberOnly.tsx';
import { VerifyFirst } from '../../features/account/VerifyFirst.tsx';
import { Messages } from '../../features/messages/Messages.tsx';
import { LoadingShape } from '../../ui/LoadingShape.tsx';
import { PageHeader, PageWidth } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';

/** Direct messages between members, at /chat. */
export function Component() {
  return (
    <PageWidth sx={{ py: { xs: 6, md: 10 }, display: 'grid', gap: 6 }}>
      <PageMeta title="Messages" noIndex />
      <PageHeader title="Messages" />
      <MemberOnly fallback={<LoadingShape height="32rem" label="Loading your messages" />}>
        {(person) => (
          <>
            <VerifyFirst waits="You can start conversations as soon as it is confirmed." />
            <Messages viewer={person} />
          </>
        )}
      </MemberOnly>
    </PageWidth>
  );
}
