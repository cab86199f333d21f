import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { MemberOnly } from '../features/account/components/MemberOnly.tsx';
import { ProfileHeader } from '../features/account/components/ProfileHeader.tsx';
import { QuickLinks } from '../features/account/components/QuickLinks.tsx';
import { VerifyNotice } from '../features/account/components/VerifyNotice.tsx';
import { useOrders } from '../features/checkout/api/use-orders.ts';
import { OrderList } from '../features/checkout/components/OrderList.tsx';
import { useDownloads } from '../features/library/api/use-downloads.ts';
import { useLibrary } from '../features/library/api/use-library.ts';
import { DownloadHistory } from '../features/library/components/DownloadHistory.tsx';
import { LibraryList } from '../features/library/components/LibraryList.tsx';
import type { Live } from '../firebase/hooks.ts';
import type { Person } from '../firebase/session.ts';
import { ErrorState } from '../ui/ErrorState.tsx';
import { PageMeta } from '../ui/PageMeta.tsx';
import { PageWidth } from '../ui/PageWidth.tsx';

/** Profile (storefront.md §2): who one is, what one owns, bought and downloaded. */
export function Component() {
  return (
    <PageWidth sx={{ py: { xs: 8, md: 14 } }}>
      <PageMeta title="Profile" noIndex />
      <MemberOnly fallback={<ProfileSkeleton />}>{(person) => <Profile person={person} />}</MemberOnly>
    </PageWidth>
  );
}

function Profile({ person }: { person: Person }) {
  const orders = useOrders(person.uid);
  const library = useLibrary(person.uid);
  const downloads = useDownloads(person.uid);
  const lines = orders.data?.flatMap((order) => order.lines) ?? [];
  const titles = new Map(lines.map((line) => [line.slug, line.name]));
  return (
    <Box sx={{ display: 'grid', gap: { xs: 10, md: 16 } }}>
      <Box sx={{ display: 'grid', gap: 6 }}>
        <ProfileHeader person={person} />
        {person.email !== '' && <VerifyNotice person={person} />}
        <QuickLinks />
      </Box>
      <Part title="My library" live={library}>
        {(entitlements) => <LibraryList entitlements={entitlements} titles={titles} />}
      </Part>
      <Part title="Orders" live={orders}>
        {(list) => <OrderList orders={list} />}
      </Part>
      <Part title="Download history" live={downloads}>
        {(list) => <DownloadHistory downloads={list} />}
      </Part>
    </Box>
  );
}

interface PartProps<T> {
  title: string;
  live: Live<T>;
  children: (data: T) => ReactNode;
}

function Part<T>({ title, live, children }: PartProps<T>) {
  const id = title.toLowerCase().replaceAll(' ', '-');
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 4 }}>
        {title}
      </Typography>
      {live.error ? (
        <ErrorState level="h3" onRetry={() => window.location.reload()} />
      ) : live.data === null ? (
        <Box sx={{ display: 'grid', gap: 3 }}>
          <Skeleton variant="rounded" height="3.5rem" />
          <Skeleton variant="rounded" height="3.5rem" />
        </Box>
      ) : (
        children(live.data)
      )}
    </Box>
  );
}

function ProfileSkeleton() {
  return (
    <Box
      role="status"
      aria-label="Loading your profile"
      sx={{ display: 'flex', gap: 6, alignItems: 'center', minHeight: '24rem', alignContent: 'start' }}
    >
      <Skeleton variant="circular" width="4.5rem" height="4.5rem" />
      <Box sx={{ flex: 1 }}>
        <Skeleton width="16rem" height="2.5rem" />
        <Skeleton width="12rem" />
      </Box>
    </Box>
  );
}
