import { OrderManagement } from '../../features/orders/OrderManagement.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';

/** Orders, at /admin/orders. */
export function Component() {
  return (
    <>
      <PageMeta title="Orders" noIndex />
      <OrderManagement />
    </>
  );
}
