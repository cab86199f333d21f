import Link from '@mui/material/Link';
import type { Order } from '@tempera/domain/orders/order';
import { screenAddress } from '@tempera/domain/site/panel-screens';
import { Card } from '../../../ui/Card.tsx';
import { Email } from '../../../ui/Email.tsx';
import { OrderFacts } from './OrderFacts.tsx';

/** Who bought it, with the way to everything about them. */
export function OrderCustomer({ order: { uid, guest, customer, billing, tax } }: { order: Order }) {
  const { phone, address, city, state, zip, country } = billing;
  const place = [address, [zip, city].filter(Boolean).join(' '), state, country].filter(Boolean).join(', ');
  return (
    <Card title="Customer">
      <OrderFacts
        facts={[
          [
            'Name',
            uid === '' || guest ? (
              customer.name
            ) : (
              <Link key="name" href={`${screenAddress('admin', 'users')}?user=${encodeURIComponent(uid)}`}>
                {customer.name}
              </Link>
            ),
          ],
          ['Email', <Email key="email" address={customer.email} />],
          ['Account', guest && 'None: bought as a guest'],
          ['Phone', phone],
          ['Address', place],
          ['VAT ID', tax?.vatId],
        ]}
      />
    </Card>
  );
}
