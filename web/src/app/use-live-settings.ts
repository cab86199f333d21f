import type { SiteSettings } from '@tempera/domain/settings/settings';
import { useMemo } from 'react';
import { useLoaderData } from 'react-router-dom';
import { publicPaths, toSettings } from '../firebase/public/public-docs.ts';
import { usePublic } from '../firebase/public/use-public.ts';
import type { RootData } from './load-root.ts';

/** The site settings of a layout's loader, followed live, so that an admin's change shows at once. */
export function useLiveSettings(): SiteSettings {
  const initial = useLoaderData<RootData>();
  const data = usePublic(publicPaths.settings, initial.settings);
  return useMemo(() => toSettings(data), [data]);
}
