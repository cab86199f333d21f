import type { SiteSettings } from '@tempera/domain/settings/settings';
import { paths } from '@tempera/domain/site/paths';
import { useMemo } from 'react';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router-dom';
import { asksAsStaff } from '../firebase/auth/browser-marks.ts';
import { publicPaths, readMaintenance, toMaintenance, toSettings } from '../firebase/public/public-docs.ts';
import { readPublic } from '../firebase/public/public-store.ts';
import type { PlainData } from '../firebase/public/read-public.ts';
import { usePublic } from '../firebase/public/use-public.ts';

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

/** The site settings of a layout's loader, followed live, so that an admin's change shows at once. */
export function useLiveSettings(): SiteSettings {
  const initial = useLoaderData<RootData>();
  const data = usePublic(publicPaths.settings, initial.settings);
  return useMemo(() => toSettings(data), [data]);
}

const open = /^\/(?:login|auth|admin|staff|staffpanel|routing-test|problem)(?:\/|$)/i;

/** Where people sign in and write to support, and where the store is kept: open in maintenance too (decision 31). */
export const isAlwaysOpen = (pathname: string): boolean => open.test(pathname);
