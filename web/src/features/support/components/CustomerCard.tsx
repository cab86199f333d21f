import { formatMoney } from '@tempera/domain/money/money';
import { isRestricted } from '@tempera/domain/people/access';
import { useStoreNow } from '../../../firebase/live/store-time.ts';
import type { Contact } from '../api/use-contacts.ts';
import { Facts } from './Facts.tsx';

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Who asks, as a customer: for those who answer. */
export const CustomerCard = (contact: Contact) => (
  <Facts
    title="Customer"
    facts={[
      ['Plan', capital(contact.plan)],
      ['Orders', contact.totalOrders.toLocaleString('en-US')],
      ['Spent', formatMoney(contact.totalSpentCents)],
      [
        'Standing',
        isRestricted({ ...contact, reason: '' }, useStoreNow().now) ? capital(contact.status) : 'Active',
      ],
    ]}
  />
);
