import { useOrders } from '../../../features/checkout/api/orders.ts';
import { OrderList } from '../../../features/checkout/components/OrderList.tsx';
import type { Person } from '../../../firebase/auth/session.ts';
import { Paged } from '../../../ui/Paged.tsx';
import { usePage } from '../../../ui/use-page.ts';

export default function OrdersSection({ person }: { person: Person }) {
  const page = usePage(5);
  return (
    <Paged page={page} live={useOrders(person.uid, page.count)}>
      {(orders) => <OrderList orders={orders} />}
    </Paged>
  );
}
