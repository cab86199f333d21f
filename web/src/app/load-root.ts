import { paths } from '@tempera/domain/site/paths';
import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { asksAsStaff } from '../firebase/auth/staff-mark.ts';
import { publicPaths, readMaintenance, toMaintenance } from '../firebase/public/public-docs.ts';
import { readPublic } from '../firebase/public/public-store.ts';
import type { PlainData } from '../firebase/public/read-public.ts';
import { isAlwaysOpen } from './always-open.ts';

/** What every page needs: the stored site settings, raw, so that the page can follow them live. */
export interface RootData {
  settings: PlainData | null;
}

/** Settings that can't be read (offline, first visit) leave the defaults standing; the page itself says what is wrong. */
export async function loadSettings(): Promise<RootData> {
  return { settings: await readPublic(publicPaths.settings).catch(() => null) };
}

/** The same for pages that maintenance closes: everybody but the staff is sent to the page that says so. */
export async function loadRoot({ request }: LoaderFunctionArgs): Promise<RootData> {
  const { pathname } = new URL(request.url);
  const [data, maintenance] = await Promise.all([
    loadSettings(),
    isAlwaysOpen(pathname) || asksAsStaff(request) ? null : readMaintenance().catch(() => null),
  ]);
  if (toMaintenance(maintenance).enabled) throw redirect(paths.maintenance);
  return data;
}
