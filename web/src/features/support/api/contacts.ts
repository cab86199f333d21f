import type { Cents } from '@tempera/domain/money/money';
import type { Standing } from '@tempera/domain/people/access';
import { toNameKey } from '@tempera/domain/people/profile';
import type { Role } from '@tempera/domain/people/roles';
import { starterPlan } from '@tempera/domain/plans/plan';
import { limit, where } from 'firebase/firestore';
import { useList } from '../../../firebase/live/hooks.tsx';
import { type Live, useDocIfAllowed } from '../../../firebase/live/use-doc.ts';

/** What those who answer see of `users/{uid}`; times in milliseconds. Role and standing follow `access/{uid}`. */
export interface Contact {
  id: string;
  name: string;
  email: string;
  role: Role;
  status: Standing;
  until: number | null;
  permanent: boolean;
  joinDate: number;
  plan: string;
  totalOrders: number;
  totalSpentCents: Cents;
}

/** Records of people who have not been here for long lack the copies. */
const defaults = {
  role: 'customer',
  status: 'active',
  until: null,
  permanent: false,
  plan: starterPlan,
  totalOrders: 0,
  totalSpentCents: 0,
} as const;

/** Somebody by uid; `uid` null reads nothing. */
export function useContact(uid: string | null): { loading: boolean; contact: Contact | null } {
  const { loading, data } = useDocIfAllowed<Contact>(uid && `users/${uid}`);
  return { loading, contact: data && { ...defaults, ...data } };
}

/** Everybody of one name, in whatever letters it is written. */
export function useContactsCalled(name: string): Live<Contact[]> {
  const live = useList<Contact>(
    'users',
    where('registered', '==', true),
    where('nameKey', '==', toNameKey(name)),
    limit(20),
  );
  return { ...live, data: live.data?.map((one) => ({ ...defaults, ...one })) ?? null };
}
