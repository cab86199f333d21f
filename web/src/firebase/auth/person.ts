import type { Standing } from '@tempera/domain/people/access';
import type { Role } from '@tempera/domain/people/roles';

/** The person using this tab. `role` and `restriction` follow their `access/{uid}` record. */
export interface Person {
  uid: string;
  name: string;
  email: string;
  emailVerified: boolean;
  /** A guest: signed in anonymously to check out, shown as signed out everywhere else. */
  anonymous: boolean;
  role: Role;
  /** The store asks the team for a second factor, and this session began without one: the role gives no rights until they log in with it. */
  lacksSecondFactor?: boolean;
  /** The restriction that stands in the record, be it over or not; null for an active person. */
  restriction: Restriction | null;
}

/** As `access/{uid}` has it; `until` in milliseconds. `id` names it for an appeal, empty in records without one. */
export interface Restriction {
  status: Exclude<Standing, 'active'>;
  reason: string;
  until: number | null;
  permanent: boolean;
  id: string;
}
