// @vitest-environment happy-dom
import type { Plan } from '@tempera/domain/catalogue/product';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { showInPage } from '../../../testing/in-page.tsx';
import { changePlanFields, createPlan, deletePlan } from './api/manage-plans.ts';
import { PlanManagement } from './PlanManagement.tsx';

const plan = (id: string, name: string, priceCents: number, order: number): Plan => ({
  id,
  name,
  priceCents,
  period: 'month',
  description: `${name} it is.`,
  features: ['Updates'],
  buttonText: `Choose ${name}`,
  popular: false,
  responsePromise: 'soon',
  order,
});

vi.mock('./api/manage-plans.ts', () => ({
  useManagedPlans: () => ({
    loading: false,
    data: [plan('starter', 'Starter', 0, 1), plan('pro', 'Pro', 2_900, 2)],
    error: undefined,
  }),
  changePlanFields: vi.fn(),
  createPlan: vi.fn(() => Promise.resolve(true)),
  deletePlan: vi.fn(),
}));

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function retype(label: RegExp, text: string) {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
}

it('changes what a plan costs, holds and promises', async () => {
  showInPage(<PlanManagement />);
  await press('Edit Pro');
  await retype(/^Price a month in USD/, '0');
  await press('Save Plan');
  await screen.findByText('Enter an amount such as 29.00.');
  expect(changePlanFields).not.toHaveBeenCalled();
  await retype(/^Price a month in USD/, '39');
  await retype(/^Features, one per line/, 'Updates{Enter}{Enter} Answers in 12 hours ');
  await retype(/^Hours to first reply/, '12');
  await retype(/^Free templates a month/, '50');
  await userEvent.click(screen.getByLabelText('Most popular'));
  await press('Save Plan');
  const { id, period: _period, ...shown } = plan('pro', 'Pro', 3_900, 2);
  await waitFor(() =>
    expect(changePlanFields).toHaveBeenCalledExactlyOnceWith(id, {
      ...shown,
      features: ['Updates', 'Answers in 12 hours'],
      popular: true,
      responseHours: 12,
      freeTemplates: 50,
    }),
  );
});

it('asks no price of the plan that everybody has, and never deletes it', async () => {
  showInPage(<PlanManagement />);
  expect(screen.queryByRole('button', { name: 'Delete Starter' })).toBeNull();
  await press('Edit Starter');
  await screen.findByText('Everyone without a paid plan is on this one, so it’s free.');
  expect(screen.queryByLabelText(/^Price/)).toBeNull();
});

it('adds a plan, and says when its name is taken', async () => {
  vi.mocked(createPlan).mockResolvedValueOnce(false);
  showInPage(<PlanManagement />);
  await press('New Plan');
  await retype(/^Name/, 'Pro');
  await retype(/^Price a month in USD/, '5');
  await retype(/^Button/, 'Choose');
  await press('Add Plan');
  await screen.findByText('There is already a plan with this name.');
  await retype(/^Name/, 'Studio Team');
  await press('Add Plan');
  await screen.findByText('Plan added');
  expect(createPlan).toHaveBeenLastCalledWith(
    'studio-team',
    expect.objectContaining({ name: 'Studio Team', priceCents: 500, responseHours: 72, order: 3 }),
  );
});

it('asks before it deletes', async () => {
  showInPage(<PlanManagement />);
  await press('Delete Pro');
  expect(deletePlan).not.toHaveBeenCalled();
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete Plan' }));
  await waitFor(() => expect(deletePlan).toHaveBeenCalledExactlyOnceWith('pro'));
});
