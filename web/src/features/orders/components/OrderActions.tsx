import type { Order } from '@tempera/domain/orders/order';
import { RowMenu } from '../../../ui/RowMenu.tsx';
import { type OrderDeed, offeredDeeds } from '../order-deeds.ts';

interface OrderActionsProps {
  order: Order;
  onAsk: (deed: OrderDeed['id'] | 'details') => void;
}

export const OrderActions = ({ order, onAsk }: OrderActionsProps) => (
  <RowMenu
    of={order.id}
    actions={[
      { label: 'View Details', run: () => onAsk('details') },
      ...offeredDeeds(order, Date.now()).map(({ id, label }) => ({ label, run: () => onAsk(id) })),
    ]}
  />
);
