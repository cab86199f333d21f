import type { Access } from '@tempera/domain/people/access';
import { toNameKey } from '@tempera/domain/people/profile';

/**
 * What lists of people are sorted, searched and filtered by, in `users/{uid}` besides what else is there. Guests, who
 * have no address, are nobody to look for.
 */
export function toListed(user: { name?: unknown; email?: unknown }, { role, status, permanent }: Access) {
  return {
    nameKey: toNameKey(String(user.name ?? '')),
    registered: typeof user.email === 'string' && user.email !== '',
    role,
    status,
    permanent,
  };
}
