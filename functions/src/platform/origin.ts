import { storeOrigin } from './params.ts';
import { projectId } from './project.ts';

/**
 * Where the store is when `settings/site.siteUrl` doesn't say: the parameter, the local store, or the address that
 * Firebase Hosting gives every project. Never the request's word for it.
 */
export function fallbackOrigin(): string {
  const known = storeOrigin.value() || process.env.TEMPERA_STORE_ORIGIN;
  return known ? known.replace(/\/+$/, '') : `https://${projectId()}.web.app`;
}
