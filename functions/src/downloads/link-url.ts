import { region, storeOrigin } from '../platform/params.ts';
import { inFunctionsEmulator, projectId } from '../platform/project.ts';

/**
 * The address of a link. The store's origin is a parameter, never the request's word for it; without one the address is
 * relative to the store. Only in the functions emulator, where callers may not come through the store, it
 * falls back to the host that was called.
 */
export function linkUrl(link: string, host: string | null): string {
  const origin = storeOrigin.value() || process.env.TEMPERA_STORE_ORIGIN || '';
  if (origin) return `${origin.replace(/\/+$/, '')}/download/${link}`;
  if (inFunctionsEmulator() && host) return `http://${host}/${projectId()}/${region}/download/${link}`;
  return `/download/${link}`;
}
