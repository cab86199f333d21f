// @vitest-environment happy-dom
import { ThemeProvider } from '@mui/material/styles';
import { asOrder } from '@tempera/domain/orders/read-order';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { showInPage } from '../../../testing/in-page.tsx';
import { CallError } from '../../firebase/write/call.ts';
import { createStoreTheme } from '../../theme/create-theme.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { refundOrder } from './api/orders.ts';
import { OrderManagement } from './OrderManagement.tsx';

const theme = createStoreTheme(AppLink);
const order = asOrder({
  id: 'ORD-1795426047759294',
  uid: 'bo',
  customer: { name: 'Bo Buyer', email: 'bo@example.com' },
  lines: [{ slug: 'ink', name: 'Ink', priceCents: 1_250, quantity: 1 }],
  subtotalCents: 1_250,
  taxCents: 106,
  totalCents: 1_356,
  status: 'completed',
  paymentStatus: 'paid',
  payment: { provider: 'stripe', reference: 'pi_1', token: null },
  date: Date.now(),
});
const old = asOrder({ ...order, id: 'ORD-1789000000000001', date: Date.now() - 60 * 86_400_000 });
const there = <T,>(data: T) => ({ loading: false, data, error: undefined });

vi.mock('./api/orders.ts', () => ({
  ordersPerPage: 25,
  useOrderPage: () => there([order, old]),
  readOrderFigures: async () => ({ completed: 1, pending: 0, failed: 0, revenueCents: 1_356 }),
  useOrdersFound: () => ({ live: there([order, old]) }),
  readOrder: vi.fn(),
  readAllOrders: vi.fn(),
  resendDownloadLinks: vi.fn(),
  declineRefund: vi.fn(),
  setOrderStatus: vi.fn(),
  refundOrder: vi.fn(async () => ({ refundedCents: 1_356 })),
}));

it('leads to an order by its number, and does what its row offers', async () => {
  showInPage(
    <ThemeProvider theme={theme}>
      <OrderManagement />
    </ThemeProvider>,
  );
  const link = screen.getByRole('link', { name: order.id });
  expect(link.getAttribute('href')).toBe(`/admin/orders/${order.id}`);
  await userEvent.click(screen.getByRole('button', { name: `Actions for ${order.id}` }));
  await screen.findByRole('menuitem', { name: 'Send Download Link' });
  await userEvent.click(screen.getByRole('menuitem', { name: 'Refund…' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Refund ${order.id}?` }));
  await userEvent.type(dialog.getByLabelText('Reason'), 'Bought twice');
  await userEvent.click(dialog.getByRole('button', { name: 'Refund' }));
  await screen.findByText(`$13.56 of ${order.id}`);
  expect(refundOrder).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ orderId: order.id, reason: 'Bought twice' }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('says that a refund after the days of the guarantee is goodwill, and asks for it as such', async () => {
  showInPage(
    <ThemeProvider theme={theme}>
      <OrderManagement />
    </ThemeProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: `Actions for ${old.id}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Refund…' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Refund ${old.id}?` }));
  dialog.getByText(/^The refund period of this order ended on .*: you give it in goodwill\.$/);
  await userEvent.type(dialog.getByLabelText('Reason'), 'Promised on the phone');
  await userEvent.click(dialog.getByRole('button', { name: 'Refund in Goodwill' }));
  await waitFor(() =>
    expect(refundOrder).toHaveBeenLastCalledWith(
      expect.objectContaining({ orderId: old.id, goodwill: true }),
    ),
  );
});

it('fills in what a chosen template comes to, for a part', async () => {
  showInPage(
    <ThemeProvider theme={theme}>
      <OrderManagement />
    </ThemeProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: `Actions for ${order.id}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Refund…' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Refund ${order.id}?` }));
  await userEvent.click(dialog.getByRole('radio', { name: 'Partial amount' }));
  const amount = dialog.getByLabelText<HTMLInputElement>('Amount in USD');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Ink' }));
  expect(amount.value).toBe('13.56');
  await userEvent.clear(amount);
  await userEvent.type(amount, '5.00');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Ink' }));
  expect(amount.value).toBe('5.00');
});

it('takes a refund that waits for the owner for sent, not for failed', async () => {
  vi.mocked(refundOrder).mockRejectedValueOnce(new CallError({ reason: 'approval-needed' }, 'The owner…'));
  showInPage(
    <ThemeProvider theme={theme}>
      <OrderManagement />
    </ThemeProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: `Actions for ${order.id}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Refund…' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Refund ${order.id}?` }));
  await userEvent.type(dialog.getByLabelText('Reason'), 'Bought twice');
  await userEvent.click(dialog.getByRole('button', { name: 'Refund' }));
  await screen.findByText('Sent to the owner for confirmation');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
