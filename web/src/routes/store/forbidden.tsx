import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import type { ReportForbiddenOutput } from '@tempera/domain/operations/audit';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ForbiddenDetails } from '../../features/account/components/ForbiddenDetails.tsx';
import { useSession } from '../../firebase/auth/session.ts';
import { call } from '../../firebase/write/call.ts';
import { PageWidth } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { useSettings } from '../../ui/settings.tsx';

/** Access Forbidden, at /403; the wait is the site setting `pacing.forbiddenMs`. */
export function Component() {
  const { forbiddenMs } = useSettings().pacing;
  const [waited, setWaited] = useState(false);
  const session = useSession();
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), forbiddenMs);
    return () => clearTimeout(timer);
  }, [forbiddenMs]);
  const { pathname } = useLocation();
  const [logged, setLogged] = useState(false);
  const known = session.status === 'known';
  const uid = known ? (session.person?.uid ?? '') : '';
  const reported = useRef('');
  useEffect(() => {
    // Once for each person who comes here: a session that is asked for again is no other attempt, another person's is.
    const attempt = `${uid} ${pathname}`;
    if (!known || reported.current === attempt) return;
    reported.current = attempt;
    reportForbidden(pathname).then(setLogged);
  }, [known, uid, pathname]);
  const checked = (waited || forbiddenMs === 0) && known;
  return (
    <PageWidth sx={{ py: { xs: 10, md: 20 }, display: 'grid', gap: 6, justifyItems: 'start' }}>
      <PageMeta title="Access Forbidden" noIndex />
      <Typography variant="h1">Access Forbidden</Typography>
      {checked ? (
        <>
          <Typography variant="lead" component="p" color="textSecondary">
            Your account is not allowed to open that page.
          </Typography>
          <ForbiddenDetails person={session.person} />
          <Typography role="status" variant="body2" color="textSecondary" sx={{ maxWidth: '60ch' }}>
            {logged && 'Security notice: this attempt has been logged.'}
          </Typography>
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

/** Has it logged that somebody came to a screen that is not for them; false when that failed, as without a connection. */
async function reportForbidden(path: string): Promise<boolean> {
  try {
    await call<{ path: string }, ReportForbiddenOutput>('reportForbidden', { path });
    return true;
  } catch (error) {
    console.warn('The attempt was not logged', error);
    return false;
  }
}
