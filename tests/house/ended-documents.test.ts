import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Documents that say when they end are removed by the database, which does so only where a TTL policy of their collection says by which field. */

/** Where an end is written, and into which collections. */
const ends: Record<string, readonly string[]> = {
  'functions/src/alerts/signs.store.ts': ['signIns'],
  'functions/src/payments/event-marks.store.ts': ['paymentEvents'],
  'functions/src/platform/limiter.ts': ['limits'],
  'functions/src/platform/note-refusal.ts': ['refusals'],
  // `keyTimes`, which idempotency keys have.
  'functions/src/platform/timestamps.ts': ['idempotency'],
  'functions/src/retention/records.store.ts': ['audit', 'mail'],
  'functions/src/tokens/devices.store.ts': ['deviceCodes'],
};

const files = globSync('functions/src/**/*.ts').filter((file) => !file.includes('.test.'));
const textOf = (file: string) => readFileSync(file, 'utf8');

interface Override {
  collectionGroup: string;
  fieldPath: string;
  ttl?: boolean;
}
const { fieldOverrides } = JSON.parse(textOf('firestore.indexes.json')) as { fieldOverrides: Override[] };

it('each place that writes an end is known', () => {
  const writing = files.filter((file) => /expiresAt: fromMillis\(/.test(textOf(file)));
  expect(writing.toSorted()).toEqual(Object.keys(ends));
  const keyed = files.filter((file) => textOf(file).includes('...keyTimes()'));
  expect(keyed.length).toBeGreaterThan(3);
  for (const file of keyed) expect(textOf(file), file).toContain('refs.idempotency(');
});

it.each(Object.values(ends).flat())('what ends in %s has a TTL policy', (collection) => {
  expect(fieldOverrides).toContainEqual(
    expect.objectContaining({ collectionGroup: collection, fieldPath: 'expiresAt', ttl: true }),
  );
});
