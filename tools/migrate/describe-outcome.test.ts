import { expect, it } from 'vitest';
import { describeOutcome } from './describe-outcome.ts';

const outcome = {
  id: '0001-fill-terms',
  before: false,
  cursor: { step: 'users', after: '' },
  counts: { seen: 7, failed: 0 },
};

it('says what became of a migration', () => {
  expect(describeOutcome({ ...outcome, state: 'done' })).toBe(
    'done      0001-fill-terms: 7 documents looked at',
  );
  expect(describeOutcome({ ...outcome, state: 'done', before: true })).toBe('was done  0001-fill-terms');
  expect(describeOutcome({ ...outcome, state: 'failed', counts: { seen: 7, failed: 2 } })).toBe(
    'failed    0001-fill-terms: 2 of 7 documents could not be written; the next run begins anew',
  );
});
