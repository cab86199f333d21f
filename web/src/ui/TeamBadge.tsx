import type { Role } from '@tempera/domain/people/roles';
import { Tag } from './Tag.tsx';

/** What stands beside the name of whoever is of the team. */
export const teamBadges: Partial<Record<Role, string>> = { owner: 'Owner', admin: 'Admin', staff: 'Staff' };

/** Beside the name of whoever is of the team, what they are; beside a customer's nothing. */
export function TeamBadge({ role = 'customer' }: { role?: Role }) {
  const label = teamBadges[role];
  return label && <Tag label={label} tone="verdigris" />;
}
