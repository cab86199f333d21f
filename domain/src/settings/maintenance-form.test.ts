import { expect, it } from 'vitest';
import { maintenanceForm, toLocal } from './maintenance-form.ts';

const fromLocal = (expectedEnd: string) => maintenanceForm.parse({ message: '', expectedEnd }).expectedEnd;

it('goes there and back', () => {
  const at = new Date(2028, 1, 29, 9, 5).getTime();
  expect(toLocal(at)).toBe('2028-02-29T09:05');
  expect(fromLocal(toLocal(at))).toBe(at);
});

it('knows nothing of what is no time', () => {
  expect(toLocal(null)).toBe('');
  expect(fromLocal('')).toBeNull();
  expect(fromLocal('soon')).toBeNull();
});

it('takes a message of up to 500 characters, without the spaces around it', () => {
  const check = (message: string) => maintenanceForm.safeParse({ message, expectedEnd: '' });
  expect(check(` ${'x'.repeat(500)} `).data?.message).toHaveLength(500);
  expect(check('x'.repeat(501)).error?.issues[0]?.message).toBe('Shorten it to 500 characters.');
});
