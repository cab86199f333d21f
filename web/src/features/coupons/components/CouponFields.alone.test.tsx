// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { showInPage } from '../../../../testing/in-page.tsx';
import { readChoices } from '../../../firebase/public/read-choices.ts';
import { CouponFields } from './CouponFields.tsx';

vi.mock('../../../firebase/public/read-choices.ts', () => ({ readChoices: vi.fn() }));

function Fields() {
  const defaultValues = { type: 'percentage', products: ['ink'], categories: [], firstOrderOnly: false };
  return (
    <FormProvider {...useForm({ defaultValues })}>
      <CouponFields />
    </FormProvider>
  );
}

it('asks again for products and categories that could not be loaded', async () => {
  vi.mocked(readChoices).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const products = [{ slug: 'ink', title: 'Ink and Paper' }];
  vi.mocked(readChoices).mockResolvedValueOnce({ products, categories: [] });
  showInPage(<Fields />);
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
  expect(screen.queryByLabelText(/^Only these products/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Ink and Paper');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows a few of many products at once, and finds the others by their titles', async () => {
  const products = Array.from({ length: 60 }, (_, index) => ({
    slug: `p${index}`,
    title: `Product ${index}`,
  }));
  vi.mocked(readChoices).mockResolvedValueOnce({ products, categories: [] });
  showInPage(<Fields />);
  const field = await screen.findByLabelText(/^Only these products/);
  await userEvent.click(field);
  const shown = () => within(screen.getByRole('listbox')).getAllByRole('option');
  expect(shown()).toHaveLength(50);
  expect(screen.getByText('The list shows 50 at most. Type a part of the title.')).toBeTruthy();
  await userEvent.type(field, 'Product 59');
  expect(shown().map(({ textContent }) => textContent)).toEqual(['Product 59']);
});
