// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FormAndSummary } from './FormSection.tsx';

it('leads keys through the form before what is paid for, which stands on its right', () => {
  render(
    <FormAndSummary
      summary={<button type="button">Remove</button>}
      form={<button type="button">Pay</button>}
    />,
  );
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Pay', 'Remove']);
});
