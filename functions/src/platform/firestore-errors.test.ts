import { expect, it } from 'vitest';
import { isTransient } from './firestore-errors.ts';

const firestoreError = (code: number, message: string) => Object.assign(new Error(message), { code });

it.each([
  [3, 'INVALID_ARGUMENT: Transaction is invalid or closed.', true],
  [3, 'INVALID_ARGUMENT: The referenced transaction has expired or is no longer valid.', true],
  [3, 'INVALID_ARGUMENT: Document name "x" has invalid trailing slash.', false],
  [10, 'ABORTED: Transaction lock timeout.', true],
  [14, 'UNAVAILABLE: away', true],
  [7, 'PERMISSION_DENIED: no', false],
])('%i %s may be tried again: %s', (code, message, again) => {
  expect(isTransient(firestoreError(code, `${code} ${message}`))).toBe(again);
});

it('is no word on what is no error of the database', () => {
  expect(isTransient(new Error('Transaction is invalid or closed.'))).toBe(false);
  expect(isTransient(null)).toBe(false);
});
