import ArrowBack from '@mui/icons-material/ArrowBackOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { isBillable } from '@tempera/domain/money/invoice';
import type { Order } from '@tempera/domain/orders/order';
import { orderTime } from '@tempera/domain/orders/read-order';
import { panelPaths } from '@tempera/domain/site/panel-screens';
import { Card } from '../../ui/Card.tsx';
import { CreditNoteButtons } from '../../ui/CreditNoteButtons.tsx';
import { InvoiceButton } from '../../ui/InvoiceButton.tsx';
import { LiveData } from '../../ui/LiveData.tsx';
import { Notes } from '../../ui/notes/Notes.tsx';
import type { NoteAuthor } from '../../ui/notes/notes.ts';
import { Tag } from '../../ui/Tag.tsx';
import { useOrder } from './api/orders.ts';
import { OrderAlerts } from './components/OrderAlerts.tsx';
import { OrderAttempts } from './components/OrderAttempts.tsx';
import { OrderCustomer } from './components/OrderCustomer.tsx';
import { OrderDownloads } from './components/OrderDownloads.tsx';
import { OrderHistory } from './components/OrderHistory.tsx';
import { OrderLines } from './components/OrderLines.tsx';
import { OrderPaymentCard } from './components/OrderPaymentCard.tsx';
import { OrderRefunds } from './components/OrderRefunds.tsx';
import { OtherOrders } from './components/OtherOrders.tsx';
import { paymentLooks, statusLooks } from './order-words.ts';
import { useOrderDeeds } from './use-order-deeds.tsx';

interface OrderPageProps {
  id: string;
  viewer: NoteAuthor;
}

/** All there is to an order, and what can be done about it; live. */
export function OrderPage({ id, viewer }: OrderPageProps) {
  // An address may name anything: a slash would be another document's path.
  const order = useOrder(encodeURIComponent(id));
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 }}>
      <Button
        href={panelPaths.adminOrders}
        startIcon={<ArrowBack fontSize="small" />}
        sx={{ justifySelf: 'start', ml: -3 }}
      >
        Orders
      </Button>
      <LiveData key={id} live={order} gone="There is no order with this number.">
        {(found) => <Found order={found} viewer={viewer} />}
      </LiveData>
    </Box>
  );
}

function Found({ order, viewer }: Pick<OrderPageProps, 'viewer'> & { order: Order }) {
  const known = order.uid !== '';
  return (
    <>
      <Header order={order} />
      <OrderAlerts order={order} />
      <Box sx={columns}>
        <Box sx={column}>
          <OrderLines order={order} />
          <OrderAttempts order={order} />
          <OrderRefunds order={order} />
          <Card title="History">
            <OrderHistory order={order} />
          </Card>
        </Box>
        <Box sx={column}>
          <OrderCustomer order={order} />
          <OrderPaymentCard order={order} />
          <Card title="Notes">
            <Typography variant="body2" color="textSecondary">
              Only admins see notes.
            </Typography>
            <Notes path={`orders/${order.id}/notes`} viewer={viewer} />
          </Card>
          {known && <OrderDownloads order={order} />}
          {known && <OtherOrders order={order} />}
        </Box>
      </Box>
    </>
  );
}

function Header({ order }: { order: Order }) {
  const { deedsOf, dialogs } = useOrderDeeds();
  const statusLook = statusLooks[order.status];
  const paymentLook = paymentLooks[order.paymentStatus];
  return (
    <Box component="header" sx={{ display: 'grid', gap: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 2 }}>
        <Typography variant="h2" component="h1" sx={{ overflowWrap: 'anywhere' }}>
          {order.id}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Tag {...statusLook} />
          {paymentLook.label !== statusLook.label &&
            !(order.status === 'completed' && order.paymentStatus === 'paid') && <Tag {...paymentLook} />}
          {order.comp && <Tag label="Gift" tone="verdigris" />}
        </Box>
        <Typography color="textSecondary">{orderTime(order)}</Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, '&:empty': { display: 'none' } }}>
        {deedsOf(order).map(({ label, run }) => (
          <Button key={label} variant="outlined" size="small" onClick={run}>
            {label}
          </Button>
        ))}
        {isBillable(order) && <InvoiceButton of={{ orderId: order.id }} name={order.id} variant="outlined" />}
        <CreditNoteButtons paid={order} name={order.id} variant="outlined" />
      </Box>
      {dialogs}
    </Box>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 22rem)' },
  alignItems: 'start',
  gap: 5,
} as const;

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 } as const;
