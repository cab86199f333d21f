import { paths } from '@tempera/domain/paths';
import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { publicPaths, readMaintenance, toMaintenance } from '../firebase/public-docs.ts';
import { readPublic } from '../firebase/public-store.ts';
import type { PlainData } from '../firebase/read-public.ts';

/** What every page needs: the stored site settings, raw, so that the page can follow them live. */
export interface RootData {
  settings: PlainData | null;
}

/** Settings that can't be read (offline, first visit) leave the defaults standing; the page itself says what is wrong. */
export async function loadSettings(): Promise<RootData> {
  return { settings: await readPublic(publicPaths.settings).catch(() => null) };
}

/** Where people sign in and see what is theirs, and where the store is kept: open in maintenance too. */
const alwaysOpen = /^\/(?:login|auth|403|profile|admin|staff|staffpanel|chat|problem)(?:\/|$)/i;

/** The same for pages that maintenance closes: everybody is sent to the page that says so. */
export async function loadRoot({ request }: LoaderFunctionArgs): Promise<RootData> {
  const { pathname } = new URL(request.url);
  const [data, maintenance] = await Promise.all([
    loadSettings(),
    alwaysOpen.test(pathname) ? null : readMaintenance().catch(() => null),
  ]);
  if (toMaintenance(maintenance).enabled) throw redirect(paths.maintenance);
  return data;
}
