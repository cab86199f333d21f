import { expect, it } from 'vitest';
import { maintenanceForm } from './maintenance-form.ts';

it('takes a message of up to 500 characters, without the spaces around it', () => {
  const check = (message: string) => maintenanceForm.safeParse({ message, expectedEnd: '' });
  expect(check(` ${'x'.repeat(500)} `).data?.message).toHaveLength(500);
  expect(check('x'.repeat(501)).error?.issues[0]?.message).toBe('Shorten it to 500 characters.');
});

it('takes the end that a field says, and none', () => {
  const endOf = (expectedEnd: string) => maintenanceForm.parse({ message: '', expectedEnd }).expectedEnd;
  expect(endOf('2028-02-29T09:05')).toBe(new Date(2028, 1, 29, 9, 5).getTime());
  expect(endOf('')).toBeNull();
});
