import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { paths } from '@tempera/domain/site/paths';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { MemberOnly } from '../../features/account/components/MemberOnly.tsx';
import { ProfileHeader } from '../../features/account/components/ProfileHeader.tsx';
import type { Person } from '../../firebase/auth/session.ts';
import { LoadingShape } from '../../ui/LoadingShape.tsx';
import { PageWidth } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { SectionNav } from '../../ui/SectionNav.tsx';
import { useSettings } from '../../ui/settings.tsx';
import { sections } from './profile-sections.tsx';

/** Profile, at /profile: account, library, orders, downloads and more, one section at a time. */
export function Component() {
  return (
    <PageWidth sx={{ py: { xs: 8, md: 14 } }}>
      <PageMeta title="Profile" noIndex />
      <MemberOnly fallback={<ProfileSkeleton />}>{(person) => <Profile person={person} />}</MemberOnly>
    </PageWidth>
  );
}

function Profile({ person }: { person: Person }) {
  const settings = useSettings();
  const offered = sections.filter(({ shown }) => shown?.(settings) ?? true);
  const { hash } = useLocation();
  const { id, title, Body } = offered.find((section) => hash === `#${section.id}`) ?? sections[0];
  return (
    <Box sx={{ display: 'grid', gap: { xs: 6, md: 10 } }}>
      <ProfileHeader person={person} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '11rem minmax(0, 1fr)' },
          columnGap: 12,
          rowGap: 6,
          alignItems: 'start',
        }}
      >
        <SectionNav label="Profile" base={paths.profile} sections={offered} current={id} />
        <Box
          component="section"
          id={id}
          aria-labelledby="section-title"
          sx={{ minHeight: '24rem', scrollMarginTop: { xs: '8rem', md: '10rem' } }}
        >
          <Typography id="section-title" variant="h3" component="h2" sx={{ mb: 6 }}>
            {title}
          </Typography>
          <Suspense fallback={<LoadingShape height="12rem" label={`Loading ${title}`} />}>
            <Body key={id} person={person} />
          </Suspense>
        </Box>
      </Box>
    </Box>
  );
}

function ProfileSkeleton() {
  return (
    <Box
      role="status"
      aria-label="Loading your profile"
      sx={{ display: 'flex', gap: 6, alignItems: 'start', minHeight: '36rem' }}
    >
      <Skeleton variant="circular" width="4.5rem" height="4.5rem" />
      <Box sx={{ flex: 1 }}>
        <Skeleton width="16rem" height="2.5rem" />
        <Skeleton width="12rem" />
      </Box>
    </Box>
  );
}
