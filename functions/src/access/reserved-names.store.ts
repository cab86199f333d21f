import { looksLikeOneOf, speaksForStore } from '@tempera/domain/people/reserved-name';
import { permissions, type Role } from '@tempera/domain/people/roles';
import { loadSettings } from '../checkout/checkout-facts.store.ts';
import { refs } from '../platform/refs.ts';

/** No team is larger. */
const mostOfTeam = 500;

/** What those who run the store are called, but for one of them; some have no address. */
async function namesOfTeam(except: string): Promise<string[]> {
  const team = refs.users().where('role', 'in', [...permissions.answerSupport]);
  const { docs } = await team.limit(mostOfTeam).select('name').get();
  return docs.filter(({ id }) => id !== except).map((user) => String(user.get('name') ?? ''));
}

/**
 * Whether somebody may not be called so, as others would take them for one of the team, or for the store. Those of the team
 * may speak for the store, and are not called like one another.
 */
export async function isReserved(name: string, { uid, role }: { uid: string; role: Role }): Promise<boolean> {
  if (looksLikeOneOf(name, await namesOfTeam(uid))) return true;
  return role === 'customer' && speaksForStore(name, (await loadSettings()).siteName);
}
