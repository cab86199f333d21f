import { useOrders } from '../../features/checkout/api/use-orders.ts';
import { OrderList } from '../../features/checkout/components/OrderList.tsx';
import type { Person } from '../../firebase/session.ts';
import { LiveData } from '../../ui/LiveData.tsx';

export default function OrdersSection({ person }: { person: Person }) {
  return <LiveData live={useOrders(person.uid)}>{(orders) => <OrderList orders={orders} />}</LiveData>;
}
