import { anchorDayOf } from '@tempera/domain/plans/billing-period';
import { Timestamp } from 'firebase-admin/firestore';

/**
 * What stays as it is: sign-ins are compared with `sessionsEndedAt`, and the sign-in service's times can't be moved; the end of a
 * session would come before tokens that it ended.
 */
const fixedFields: readonly string[] = ['sessionsEndedAt'];

/** Numbers between these are moments in milliseconds (2017 to 2049); no count or sum of a local store is as large. */
const momentsFrom = 1_500_000_000_000;
const momentsTo = 2_500_000_000_000;
const isMoment = (value: unknown): value is number =>
  typeof value === 'number' && value > momentsFrom && value < momentsTo;

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Makes everything in a stored value older by `ms`: timestamps, and numbers that are moments. The same object where nothing is. */
export function rewindValue(value: unknown, ms: number): unknown {
  if (value instanceof Timestamp) {
    // To the nanosecond, since a document may be found by its exact time.
    return new Timestamp(value.seconds - Math.floor(ms / 1_000), value.nanoseconds);
  }
  if (isMoment(value)) return value - ms;
  if (Array.isArray(value)) {
    const rewound = value.map((one) => rewindValue(one, ms));
    return rewound.some((one, index) => one !== value[index]) ? rewound : value;
  }
  if (isPlain(value)) {
    const changed = rewindFields(value, ms);
    return Object.keys(changed).length > 0 ? { ...value, ...changed } : value;
  }
  return value;
}

/**
 * The day of the month on which a plan renews goes back with the end of its period: where it stayed, the next period would be one to that
 * day, a single one from 30 November to 1 December.
 */
function rewindAnchor({ anchorDay, periodEnd }: Record<string, unknown>, ms: number) {
  if (typeof anchorDay !== 'number' || !(periodEnd instanceof Timestamp)) return {};
  const anchored = anchorDayOf(periodEnd.toMillis() - ms);
  return anchored === anchorDay ? {} : { anchorDay: anchored };
}

/** The fields of a document that are different once it is older. `ms` in whole seconds. */
export function rewindFields(data: Record<string, unknown>, ms: number): Record<string, unknown> {
  const entries = Object.entries(data).flatMap(([name, value]) => {
    if (fixedFields.includes(name)) return [];
    const rewound = rewindValue(value, ms);
    return rewound === value ? [] : [[name, rewound] as const];
  });
  return { ...Object.fromEntries(entries), ...rewindAnchor(data, ms) };
}

/** Every moment that stands in a document, in milliseconds. What the database removes by itself brings nothing about. */
export function momentsIn(value: unknown): number[] {
  if (value instanceof Timestamp) return [value.toMillis()];
  if (isMoment(value)) return [value];
  if (Array.isArray(value)) return value.flatMap(momentsIn);
  if (!isPlain(value)) return [];
  return Object.entries(value).flatMap(([name, one]) => (name === 'expiresAt' ? [] : momentsIn(one)));
}
