import type { Role } from '@tempera/domain/people/roles';
import { publicPaths, toMaintenance } from './public-docs.ts';
import { usePublic } from './use-public.ts';

/** Whether the store is closed to somebody of this role, who may write nothing meanwhile; followed live. */
export function useClosed(role: Role): boolean {
  const path = role === 'customer' ? publicPaths.maintenance : null;
  return toMaintenance(usePublic(path, null)).enabled;
}
