import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { ForbiddenDetails } from '../features/account/components/ForbiddenDetails.tsx';
import { useSession } from '../firebase/session.ts';
import { PageMeta } from '../ui/PageMeta.tsx';
import { PageWidth } from '../ui/PageWidth.tsx';
import { useSettings } from '../ui/settings.tsx';

/** Access Forbidden, at /403 (storefront.md §2); the wait is the site setting `pacing.forbiddenMs`. */
export function Component() {
  const { forbiddenMs } = useSettings().pacing;
  const [waited, setWaited] = useState(false);
  const session = useSession();
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), forbiddenMs);
    return () => clearTimeout(timer);
  }, [forbiddenMs]);
  useEffect(() => console.warn('Access forbidden', document.referrer), []);
  const checked = (waited || forbiddenMs === 0) && session.status === 'known';
  return (
    <PageWidth sx={{ py: { xs: 10, md: 20 }, display: 'grid', gap: 6, justifyItems: 'start' }}>
      <PageMeta title="Access Forbidden" noIndex />
      <Typography variant="h1">Access Forbidden</Typography>
      {checked ? (
        <>
          <Typography variant="lead" component="p" color="textSecondary">
            Your account may not open that page.
          </Typography>
          <ForbiddenDetails person={session.person} />
        </>
      ) : (
        <Typography
          role="status"
          color="textSecondary"
          sx={{ display: 'flex', gap: 3, alignItems: 'center' }}
        >
          <CircularProgress size="1.25rem" aria-hidden color="inherit" />
          Checking permissions
        </Typography>
      )}
    </PageWidth>
  );
}
