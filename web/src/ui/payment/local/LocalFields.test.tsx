// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { showInPage } from '../../../../testing/in-page.tsx';
import type { PaymentFields, PaymentTerms } from '../payment-fields.ts';
import LocalFields from './LocalFields.tsx';

const invalid = () => [...document.querySelectorAll('[aria-invalid="true"]')].length;

it('takes back what it said of empty fields when a test card fills them', async () => {
  const ref = createRef<PaymentFields>();
  const terms: PaymentTerms = { amountCents: 4_900, currency: 'USD', methods: ['card'], keeps: null };
  showInPage(<LocalFields ref={ref} terms={terms} onTouched={() => {}} />);
  await act(() => ref.current?.check());
  await waitFor(() => expect(invalid()).toBe(3));
  await userEvent.click(screen.getByRole('button', { name: 'Use the card that is approved' }));
  await waitFor(() => expect(invalid()).toBe(0));
  expect(screen.getByLabelText<HTMLInputElement>('Security code').value).toBe('123');
});
