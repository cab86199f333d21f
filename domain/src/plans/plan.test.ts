import { describe, expect, it } from 'vitest';
import { freeLeft, monthOf, termsOf } from './plan.ts';

describe('the month of an allowance', () => {
  it.each([
    ['2026-01-31T23:59:59.999Z', '2026-01'],
    ['2026-02-01T00:00:00.000Z', '2026-02'],
    ['2026-12-31T23:59:59.999Z', '2026-12'],
    ['2027-01-01T00:30:00.000+01:00', '2026-12'],
  ])('%s is in %s', (moment, month) => {
    expect(monthOf(Date.parse(moment))).toBe(month);
  });
});

describe('what is left', () => {
  it.each([
    ['starter', 0, 3],
    ['starter', 2, 1],
    ['starter', 3, 0],
    ['starter', 9, 0],
    ['pro', 50, null],
    ['enterprise', 50, null],
    ['unknown', 1, 2],
    [undefined, 3, 0],
    ['__proto__', 0, 3],
  ])('of %s after %i: %s', (planId, claimed, left) => {
    expect(freeLeft(termsOf(planId), claimed)).toBe(left);
  });
});

it('promises answers as the plans say', () => {
  expect(['starter', 'pro', 'enterprise', null].map((id) => termsOf(id).responseHours)).toEqual([
    72, 24, 4, 72,
  ]);
});

it.each([
  ['pro', { responseHours: 8, freeTemplates: 10 }, { responseHours: 8, freeTemplates: 10 }],
  ['pro', { freeTemplates: 0 }, { responseHours: 24, freeTemplates: 0 }],
  ['starter', { freeTemplates: null }, { responseHours: 72, freeTemplates: null }],
  ['studio', { responseHours: 12 }, { responseHours: 12, freeTemplates: 3 }],
  ['starter', { responseHours: 0, freeTemplates: -1 }, { responseHours: 72, freeTemplates: 3 }],
  ['starter', { responseHours: '1', freeTemplates: 1.5 }, { responseHours: 72, freeTemplates: 3 }],
  ['starter', null, { responseHours: 72, freeTemplates: 3 }],
])('of %s with %j stored: %j', (planId, stored, granted) => {
  expect(termsOf(planId, stored)).toEqual(granted);
});
