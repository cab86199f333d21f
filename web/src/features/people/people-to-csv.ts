import { type Cents, toUnits } from '@tempera/domain/money/money';
import { starterPlan } from '@tempera/domain/plans/plan';
import { toCsv } from '@tempera/domain/reports/csv';
import type { ListedPerson } from '../../firebase/live/people.ts';

const columns = [
  'id',
  'name',
  'email',
  'role',
  'status',
  'restricted until',
  'joined',
  'last login',
  'last active',
  'plan',
  'orders',
  'downloads',
  'total spent',
];

const iso = (at: number | null | undefined) => (at ? new Date(at).toISOString() : '');

/** People as CSV: money in units to the cent, times in ISO 8601. */
export const peopleToCsv = (people: readonly ListedPerson[]): string =>
  toCsv(
    columns,
    people.map((person) => [
      person.id,
      person.name,
      person.email,
      person.role,
      person.status,
      person.status === 'active' ? '' : person.permanent ? 'permanent' : iso(person.until),
      iso(person.joinDate),
      iso(person.lastLogin),
      iso(person.lastActive),
      person.plan ?? starterPlan,
      person.totalOrders ?? 0,
      person.downloads ?? 0,
      toUnits((person.totalSpentCents ?? 0) as Cents),
    ]),
  );
