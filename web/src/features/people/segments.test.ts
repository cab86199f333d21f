import { expect, it } from 'vitest';
import type { ListedPerson } from '../../firebase/live/people.ts';
import { isIn, type Segment, segmentOf, weekBegan } from './segments.ts';

const now = Date.UTC(2026, 5, 15, 12);
const day = 86_400_000;
const person: ListedPerson = {
  id: 'ada',
  name: 'Ada',
  email: 'ada@example.com',
  role: 'customer',
  status: 'active',
  until: null,
  permanent: false,
  joinDate: now - 30 * day,
  totalOrders: 2,
  plan: 'starter',
};

it.each<[Segment, Partial<ListedPerson>, boolean]>([
  ['customers', {}, true],
  ['customers', { role: 'staff' }, false],
  ['team', { role: 'owner' }, true],
  ['team', { role: 'staff' }, true],
  ['team', {}, false],
  ['restricted', { status: 'banned', permanent: true }, true],
  ['restricted', { status: 'suspended', until: now + 1 }, true],
  ['restricted', { status: 'suspended', until: now }, false],
  ['restricted', {}, false],
  ['plan', { plan: 'pro' }, true],
  ['plan', {}, false],
  ['never', { totalOrders: 0 }, true],
  ['never', {}, false],
  ['new', { joinDate: now - 2 * day }, true],
  ['new', { joinDate: now - 8 * day }, false],
])('%s with %j: %s', (segment, fields, expected) => {
  expect(isIn(segment, { ...person, ...fields }, now)).toBe(expected);
});

it('takes everybody where the address names no part', () => {
  expect(segmentOf({ show: null })).toBe(null);
  expect(segmentOf({ show: 'constructor' })).toBe(null);
  expect(segmentOf({ show: 'plan' })).toBe('plan');
  expect(isIn(null, person, now)).toBe(true);
});

it('lets a week begin at midnight, six days before today', () => {
  const began = weekBegan(now);
  expect([began.getHours(), began.getMinutes()]).toEqual([0, 0]);
  expect(weekBegan(now + 60_000)).toEqual(began);
});
