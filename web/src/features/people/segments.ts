import { standingAt } from '@tempera/domain/people/access';
import { permissions, type Role } from '@tempera/domain/people/roles';
import { starterPlan } from '@tempera/domain/plans/plan';
import type { ListedPerson } from '../../firebase/live/people.ts';
import type { Filter } from '../../ui/resource-list/resource.ts';

const day = 86_400_000;

/** When the week of whoever is new began: at midnight, so that a list asks the same all day long. */
export function weekBegan(now: number): Date {
  const start = new Date(now - 6 * day);
  start.setHours(0, 0, 0, 0);
  return start;
}

/** Who works here. */
export const team: readonly Role[] = permissions.answerSupport;

/** The parts of the list by their name in the address: what each is called, and who is in it. */
const segments = {
  customers: { label: 'Customers', has: ({ role }: ListedPerson) => role === 'customer' },
  team: { label: 'Staff and admins', has: ({ role }: ListedPerson) => team.includes(role) },
  restricted: {
    label: 'Restricted now',
    has: (person: ListedPerson, now: number) => standingAt({ ...person, reason: '' }, now) !== 'active',
  },
  plan: { label: 'With a plan', has: ({ plan = starterPlan }: ListedPerson) => plan !== starterPlan },
  never: { label: 'Never bought', has: ({ totalOrders = 0 }: ListedPerson) => totalOrders === 0 },
  new: {
    label: 'New this week',
    has: ({ joinDate }: ListedPerson, now: number) => joinDate >= weekBegan(now).getTime(),
  },
} as const;
export type Segment = keyof typeof segments;

const isSegment = (name: string | null | undefined): name is Segment =>
  !!name && Object.hasOwn(segments, name);

/** The part that the address asks for; null for everybody. */
export const segmentOf = ({ show }: Record<string, string | null>): Segment | null =>
  isSegment(show) ? show : null;

/** Whether somebody who was found otherwise is in the part too. */
export const isIn = (segment: Segment | null, person: ListedPerson, now: number): boolean =>
  segment === null || segments[segment].has(person, now);

/** `?show=customers`: each part has an address. */
export const segmentFilter: Filter = {
  name: 'show',
  label: 'Show',
  as: 'buttons',
  all: 'All',
  options: Object.entries(segments).map(([value, { label }]) => ({ value, label })),
};
