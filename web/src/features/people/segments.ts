import { permissions, type Role } from '@tempera/domain/people/roles';
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

/** The parts of the list by their name in the address, and what each is called; `api/people.ts` asks for them. */
const segments = {
  customers: 'Customers',
  team: 'Staff and admins',
  restricted: 'Restricted now',
  plan: 'With a plan',
  never: 'Never bought',
  new: 'New this week',
} as const;
export type Segment = keyof typeof segments;

const isSegment = (name: string | null | undefined): name is Segment =>
  !!name && Object.hasOwn(segments, name);

/** The part that the address asks for; null for everybody. */
export const segmentOf = ({ show }: Record<string, string | null>): Segment | null =>
  isSegment(show) ? show : null;

/** `?show=customers`: each part has an address. */
export const segmentFilter: Filter = {
  name: 'show',
  label: 'Show',
  as: 'buttons',
  all: 'All',
  options: Object.entries(segments).map(([value, label]) => ({ value, label })),
};
