import { describe, expect, it } from 'vitest';
import { type Plan, planSchema } from '../catalogue/product.ts';
import { planForm, toPlanValues } from './plan-form.ts';

const pro: Plan = {
  id: 'pro',
  name: 'Pro',
  priceCents: 2_900,
  period: 'month',
  description: 'For teams.',
  features: ['Everything in Starter', 'Answers within 24 hours'],
  buttonText: 'Choose Pro',
  popular: true,
  responsePromise: 'within 24 hours',
  order: 2,
};
const { id: _id, ...stored } = pro;

it('gives back the plan that it began with, and the terms it has by default', () => {
  const fields = planForm('pro', 'USD').parse(toPlanValues(pro, 9));
  const { period: _period, ...shown } = stored;
  expect(fields).toEqual({ ...shown, responseHours: 24, freeTemplates: null });
  expect(planSchema.parse({ ...fields, period: 'month' })).toMatchObject(stored);
});

it('begins with the terms that are stored', () => {
  const values = toPlanValues({ ...pro, responseHours: 2, freeTemplates: 0 }, 9);
  expect(values).toMatchObject({ responseHours: '2', freeTemplates: '0', order: '2' });
  expect(toPlanValues(null, 9)).toMatchObject({ responseHours: '72', freeTemplates: '3', order: '9' });
});

it('leaves Starter free', () => {
  expect(planForm('starter', 'USD').parse({ ...toPlanValues(pro, 1), priceCents: '5.00' }).priceCents).toBe(
    0,
  );
});

describe.each([
  ['name', ' ', 'Enter a name.'],
  ['name', '…', 'Use at least one letter from A to Z or a number.'],
  ['priceCents', '', 'Enter an amount such as 29.00.'],
  ['priceCents', '0', 'Enter an amount such as 29.00.'],
  ['priceCents', '0.49', 'Enter 0.50 or more: less can’t be paid online.'],
  ['priceCents', '100001', 'Enter 100,000 or less.'],
  ['description', 'x'.repeat(301), 'Shorten it to 300 characters.'],
  ['features', 'x\n'.repeat(21), 'Enter 20 lines or fewer.'],
  ['features', `a\n${'x'.repeat(161)}`, 'Shorten each line to 160 characters.'],
  ['buttonText', '', 'Enter the button’s text.'],
  ['responsePromise', 'x'.repeat(61), 'Shorten it to 60 characters.'],
  ['responseHours', '0', 'Enter whole hours, 1 to 720.'],
  ['responseHours', '', 'Enter whole hours, 1 to 720.'],
  ['responseHours', '721', 'Enter whole hours, 1 to 720.'],
  ['freeTemplates', '1001', 'Enter a number from 0 to 1000, or leave it empty for no limit.'],
  ['freeTemplates', '-1', 'Enter a number from 0 to 1000, or leave it empty for no limit.'],
  ['order', '1.5', 'Enter a whole number, 0 or higher.'],
])('%s as %j', (field, typed, message) => {
  it('is refused', () => {
    const issues = planForm(null, 'USD').safeParse({ ...toPlanValues(pro, 1), [field]: typed }).error?.issues;
    expect(issues?.[0]).toMatchObject({ path: [field], message });
  });
});

it('takes the least that can be paid online in the store’s currency', () => {
  const priced = (priceCents: string) => ({ ...toPlanValues(pro, 1), priceCents });
  expect(planForm(null, 'USD').parse(priced('0.50')).priceCents).toBe(50);
  expect(planForm(null, 'GBP').parse(priced('0.30')).priceCents).toBe(30);
  expect(planForm(null, 'EUR').safeParse(priced('0.30')).success).toBe(false);
});
