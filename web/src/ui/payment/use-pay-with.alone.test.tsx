// @vitest-environment happy-dom
import type { KeptMethod } from '@tempera/domain/money/saved-methods';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useKeptMethods } from './use-kept-methods.ts';
import { usePayWith } from './use-pay-with.tsx';

vi.mock('./use-kept-methods.ts', () => ({ useKeptMethods: vi.fn() }));
vi.mock('./use-payment.tsx', () => ({
  usePayment: () => {
    const [touched, setTouched] = useState(false);
    const [turn, setTurn] = useState(0);
    const clear = () => {
      setTurn(turn + 1);
      setTouched(false);
    };
    const fields = <input key={turn} aria-label="Card number" onChange={() => setTouched(true)} />;
    return { fields, touched, clear };
  },
}));

const kept: KeptMethod[] = [
  { id: 'pm_1', type: 'card', brand: 'visa', last4: '4242', country: null, expires: '12/40' },
];
const terms: Parameters<typeof usePayWith>[1] = { amountCents: 304, currency: 'USD', methods: ['card'] };
const Pays = ({ uid }: { uid?: string }) => usePayWith(uid, terms, 'if-wanted').element;
const PaysAgain = ({ uid }: { uid?: string }) => {
  const { element, clear } = usePayWith(uid, terms, 'if-wanted');
  return (
    <>
      {element}
      <button type="button" onClick={clear}>
        Declined
      </button>
    </>
  );
};
const card = () => screen.getByLabelText<HTMLInputElement>('Card number');

afterEach(cleanup);

it('proposes what is kept to who has entered nothing yet', () => {
  vi.mocked(useKeptMethods).mockReturnValue(undefined);
  const { rerender } = render(<Pays uid="ada" />);
  screen.getByLabelText('Loading your payment methods');
  vi.mocked(useKeptMethods).mockReturnValue(kept);
  rerender(<Pays uid="ada" />);
  expect(screen.getByLabelText<HTMLInputElement>(/4242/).checked).toBe(true);
  expect(screen.queryByLabelText('Card number')).toBeNull();
});

it('keeps a card that was typed before it was known who pays and what they have kept', async () => {
  vi.mocked(useKeptMethods).mockReturnValue(undefined);
  const { rerender } = render(<Pays />);
  await userEvent.type(card(), '4000');
  const typed = card();
  rerender(<Pays uid="ada" />);
  expect(card()).toBe(typed);
  vi.mocked(useKeptMethods).mockReturnValue(kept);
  rerender(<Pays uid="ada" />);
  expect(card()).toBe(typed);
  expect(typed.value).toBe('4000');
  expect(screen.getByLabelText<HTMLInputElement>('Another way to pay').checked).toBe(true);
  await userEvent.click(screen.getByLabelText(/4242/));
  expect(screen.queryByLabelText('Card number')).toBeNull();
});

it('empties what was declined, and proposes nothing that is kept in its place', async () => {
  vi.mocked(useKeptMethods).mockReturnValue(undefined);
  const { rerender } = render(<PaysAgain />);
  await userEvent.type(card(), '4000');
  rerender(<PaysAgain uid="ada" />);
  vi.mocked(useKeptMethods).mockReturnValue(kept);
  rerender(<PaysAgain uid="ada" />);
  await userEvent.click(screen.getByRole('button', { name: 'Declined' }));
  expect(card().value).toBe('');
  expect(screen.getByLabelText<HTMLInputElement>('Another way to pay').checked).toBe(true);
});
