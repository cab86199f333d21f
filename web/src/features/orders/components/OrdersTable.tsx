import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { Order } from '@tempera/domain/orders/order';
import { orderTime, unsaid } from '@tempera/domain/orders/read-order';
import { arrowKeys } from '../../../ui/arrow-keys.ts';
import { type Direction, SortHead } from '../../../ui/SortHead.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import type { OrderDeed } from '../order-deeds.ts';
import { moneyOf, paymentLooks, productsOf, statusLooks, totalOf } from '../order-words.ts';
import { OrderActions } from './OrderActions.tsx';

export interface OrdersTableProps {
  orders: readonly Order[];
  /** By their dates: the newest, or the oldest, first. */
  direction: Direction;
  onSort: (direction: Direction) => void;
  onAsk: (order: Order, deed: OrderDeed['id'] | 'details') => void;
}

const wide = { display: { xs: 'none', lg: 'table-cell' } };
const medium = { display: { xs: 'none', sm: 'table-cell' } };

/** On narrow screens, columns that don't fit stand below the order's id. */
export function OrdersTable({ orders, direction, onSort, onAsk }: OrdersTableProps) {
  return (
    <Table aria-label="Orders" sx={{ '& td, & th': { px: { xs: 1, sm: 3 }, verticalAlign: 'top' } }}>
      <TableHead>
        <TableRow>
          <SortHead direction={direction} first="desc" onSort={onSort}>
            Order, date
          </SortHead>
          <TableCell sx={medium}>Customer</TableCell>
          <TableCell sx={wide}>Products</TableCell>
          <TableCell sx={wide}>Coupon</TableCell>
          <TableCell align="right">Total</TableCell>
          <TableCell sx={medium}>Status, payment</TableCell>
          <TableCell align="right">
            <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
              Actions
            </Box>
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody onKeyDown={arrowKeys('button')}>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} onAsk={onAsk} />
        ))}
      </TableBody>
    </Table>
  );
}

function OrderRow({ order, onAsk }: { order: Order; onAsk: OrdersTableProps['onAsk'] }) {
  const { customer, refundedCents = 0 } = order;
  const status = statusLooks[order.status];
  const payment = paymentLooks[order.paymentStatus];
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ maxWidth: { xs: '11rem', sm: '14rem' } }}>
        <Typography
          variant="mono"
          component="p"
          sx={{ overflowWrap: 'anywhere', whiteSpace: { lg: 'nowrap' } }}
        >
          {order.id}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {orderTime(order)}
        </Typography>
        <Box sx={{ display: { sm: 'none' }, mt: 1 }}>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere', mb: 1 }}>
            {customer.name}
          </Typography>
          <Tag {...status} />
        </Box>
      </TableCell>
      <TableCell sx={{ ...medium, minWidth: '9rem', maxWidth: '14rem', overflowWrap: 'anywhere' }}>
        {customer.name}
        <Typography variant="body2" color="textSecondary">
          {customer.email}
        </Typography>
      </TableCell>
      <TableCell sx={{ ...wide, minWidth: '8rem' }}>{productsOf(order) || unsaid}</TableCell>
      <TableCell sx={{ ...wide, typography: 'mono', maxWidth: '9rem', overflowWrap: 'anywhere' }}>
        {order.couponCode}
      </TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
        {totalOf(order)}
        {refundedCents > 0 && (
          <Typography variant="body2" color="textSecondary">
            −{moneyOf(refundedCents, order)}
          </Typography>
        )}
      </TableCell>
      <TableCell sx={medium}>
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
          <Tag {...status} />
          <Typography variant="body2" color="textSecondary">
            {payment.label}
          </Typography>
        </Box>
      </TableCell>
      <TableCell align="right">
        <OrderActions order={order} onAsk={(deed) => onAsk(order, deed)} />
      </TableCell>
    </TableRow>
  );
}
