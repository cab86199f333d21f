import { toNameKey } from '@tempera/domain/people/profile';
import type { Role } from '@tempera/domain/people/roles';
import type { Timestamp } from 'firebase-admin/firestore';

/** An active person with an account of their own. */
interface SeededPerson {
  name: string;
  email: string;
  role: Role;
}

const active = { status: 'active', until: null, permanent: false };

/** `users/{uid}` of somebody who has bought nothing, with the copies of role and standing that lists read. */
export function userRecord({ name, email, role }: SeededPerson, at: Timestamp) {
  return {
    name,
    email,
    avatar: '',
    bio: '',
    joinDate: at,
    lastLogin: at,
    lastActive: at,
    totalOrders: 0,
    downloads: 0,
    totalSpentCents: 0,
    plan: 'starter',
    nameKey: toNameKey(name),
    registered: true,
    role,
    ...active,
  };
}

/** `access/{uid}` of somebody whom no moderator has dealt with. */
export function accessRecord(role: Role, at: Timestamp) {
  return { role, ...active, reason: '', moderatorId: '', moderatorName: '', updatedAt: at };
}
