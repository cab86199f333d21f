import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { paths } from '@tempera/domain/site/paths';
import { Suspense, useEffect } from 'react';
import { type LoaderFunctionArgs, Navigate, redirect, useLoaderData, useLocation } from 'react-router-dom';
import { MaintenancePage } from '../../features/pages/MaintenancePage.tsx';
import { asksAsStaff } from '../../firebase/auth/browser-marks.ts';
import { useIdleSession } from '../../firebase/auth/session.ts';
import { publicPaths, readMaintenance, toMaintenance } from '../../firebase/public/public-docs.ts';
import { usePublic } from '../../firebase/public/use-public.ts';
import { lazyPiece } from '../../ui/connection.ts';

const ToggleMaintenance = lazyPiece(() =>
  import('../../features/maintenance/ToggleMaintenance.tsx').then(({ ToggleMaintenance: toggle }) => ({
    default: toggle,
  })),
);

/** While the store is open there is such a page for the staff alone, who may close it there. */
export async function loader({ request }: LoaderFunctionArgs) {
  const state = await readMaintenance();
  return toMaintenance(state).enabled || asksAsStaff(request) ? state : redirect(paths.home);
}

/** Maintenance page, at /under/management; it leads back to where people were as soon as the store opens. */
export function Component() {
  const state = toMaintenance(usePublic(publicPaths.maintenance, useLoaderData<typeof loader>()));
  const { state: way, search } = useLocation();
  const from = way?.from;
  const sent = from !== undefined;
  // Whoever was taken here by the store itself is brought to what stands here now.
  useEffect(() => {
    if (sent) document.getElementById('main')?.focus({ preventScroll: true });
  }, [sent]);
  const session = useIdleSession();
  const person = session.status === 'known' ? session.person : null;
  const isStaff = person !== null && person.role !== 'customer';
  if (!state.enabled && session.status === 'known' && !isStaff) {
    return <Navigate to={typeof from === 'string' ? from : paths.home} replace />;
  }
  const member = person !== null && !person.anonymous;
  const support = member ? paths.supportChat(person.uid) : paths.loginThen(paths.maintenanceSupport);
  if (member && new URLSearchParams(search).has('support')) return <Navigate to={support} replace />;
  const isAdmin = person?.role === 'owner' || person?.role === 'admin';
  return (
    <MaintenancePage
      state={state}
      support={support}
      controls={
        <>
          {isStaff ? (
            <Link href={paths.home}>Continue to the store</Link>
          ) : (
            !member && (
              <Typography variant="body2" color="textSecondary">
                Do you run this store? <Link href={paths.login}>Log in</Link>
              </Typography>
            )
          )}
          <Suspense>
            {isAdmin && (
              <ToggleMaintenance state={state} by={person.uid} enableText="Enable Site Management Mode" />
            )}
          </Suspense>
        </>
      }
    />
  );
}
