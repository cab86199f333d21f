import Box from '@mui/material/Box';
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
import { RecordColumns, RecordHeader, RecordPage } from '../../ui/RecordPage.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { useOtherOrders } from './api/order-records.ts';
import { useOrder } from './api/orders.ts';
import { OrderAlerts } from './components/OrderAlerts.tsx';
import { OrderAttempts } from './components/OrderAttempts.tsx';
import { OrderBooks } from './components/OrderBooks.tsx';
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
    <RecordPage back={{ href: panelPaths.adminOrders, label: 'Orders' }}>
      <LiveData key={id} live={order} gone="There is no order with this number.">
        {(found) => <Found order={found} viewer={viewer} />}
      </LiveData>
    </RecordPage>
  );
}

function Found({ order, viewer }: Pick<OrderPageProps, 'viewer'> & { order: Order }) {
  const known = order.uid !== '';
  const others = useOtherOrders(order);
  return (
    <>
      <Header order={order} />
      <OrderAlerts order={order} others={others} />
      <RecordColumns
        main={
          <>
            <OrderLines order={order} />
            <OrderAttempts order={order} />
            <OrderRefunds order={order} />
            <Card title="History">
              <OrderHistory order={order} />
            </Card>
          </>
        }
        side={
          <>
            <OrderCustomer order={order} />
            <OrderPaymentCard order={order} />
            <OrderBooks order={order} />
            <Card title="Notes">
              <Typography variant="body2" color="textSecondary">
                Only admins see notes.
              </Typography>
              <Notes path={`orders/${order.id}/notes`} viewer={viewer} />
            </Card>
            {known && <OrderDownloads order={order} />}
            <OtherOrders others={others} />
          </>
        }
      />
    </>
  );
}

function Header({ order }: { order: Order }) {
  const { deedsOf, dialogs } = useOrderDeeds();
  const statusLook = statusLooks[order.status];
  const paymentLook = paymentLooks[order.paymentStatus];
  return (
    <RecordHeader
      name={order.id}
      state={
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            <Tag {...statusLook} />
            {paymentLook.label !== statusLook.label &&
              !(order.status === 'completed' && order.paymentStatus === 'paid') && <Tag {...paymentLook} />}
            {order.comp && <Tag label="Gift" tone="verdigris" />}
          </Box>
          <Typography color="textSecondary">{orderTime(order)}</Typography>
        </>
      }
      deeds={deedsOf(order)}
      papers={
        <>
          {isBillable(order) && (
            <InvoiceButton of={{ orderId: order.id }} name={order.id} variant="outlined" />
          )}
          <CreditNoteButtons paid={order} name={order.id} variant="outlined" />
        </>
      }
      dialogs={dialogs}
    />
  );
}
