import { paths } from '@tempera/domain/paths';
import { Navigate, redirect, useLoaderData } from 'react-router-dom';
import { MaintenancePage } from '../features/pages/MaintenancePage.tsx';
import { publicPaths, readMaintenance, toMaintenance } from '../firebase/public-docs.ts';
import { usePublic } from '../firebase/use-public.ts';

/** There only while the store is closed; it leads back as soon as it opens. */
export async function loader() {
  const state = await readMaintenance();
  return toMaintenance(state).enabled ? state : redirect(paths.home);
}

export function Component() {
  const { enabled, message } = toMaintenance(
    usePublic(publicPaths.maintenance, useLoaderData<typeof loader>()),
  );
  return enabled ? <MaintenancePage message={message} /> : <Navigate to={paths.home} replace />;
}
