import { publicPaths } from '../firebase/public-docs.ts';
import { readPublic } from '../firebase/public-store.ts';
import type { PlainData } from '../firebase/read-public.ts';

/** What every page needs: the stored site settings, raw, so that the page can follow them live. */
export interface RootData {
  settings: PlainData | null;
}

/** Settings that can't be read (offline, first visit) leave the defaults standing; the page itself says what is wrong. */
export async function loadRoot(): Promise<RootData> {
  return { settings: await readPublic(publicPaths.settings).catch(() => null) };
}
