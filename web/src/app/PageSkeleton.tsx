import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { PageWidth } from '../ui/PageWidth.tsx';

/** The shape of a page while its code and data are on the way. */
export function PageSkeleton() {
  return (
    <PageWidth
      aria-busy="true"
      aria-label="Loading"
      sx={{ minHeight: '100dvh', py: 6, display: 'grid', gap: 8, alignContent: 'start' }}
    >
      <Skeleton variant="rounded" height={44} width={180} />
      <Skeleton variant="rounded" height={56} width="60%" sx={{ mt: 10 }} />
      <Skeleton variant="rounded" height={24} width="40%" />
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' }, gap: 8 }}>
        {[0, 1, 2].map((card) => (
          <Skeleton key={card} variant="rounded" height={240} />
        ))}
      </Box>
    </PageWidth>
  );
}
