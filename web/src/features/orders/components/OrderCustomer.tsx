import Link from '@mui/material/Link';
import type { Order } from '@tempera/domain/orders/order';
import { townLine } from '@tempera/domain/site/address-line';
import { formatTime } from '@tempera/domain/site/dates';
import { screenAddress } from '@tempera/domain/site/panel-screens';
import { evidenceWords } from '@tempera/domain/tax/evidence-words';
import type { VatCheck } from '@tempera/domain/tax/tax';
import { Card } from '../../../ui/Card.tsx';
import { Email } from '../../../ui/Email.tsx';
import { Facts } from '../../../ui/Facts.tsx';

const checks = {
  vies: 'Found in VIES',
  form: 'Form and checksum only: VIES did not answer, or has no such IDs',
  unanswered: 'VIES did not answer, so tax was charged',
} as const;

/** How a VAT ID was checked and when, with what proves it. */
function checkedBy(check: VatCheck | undefined): string | undefined {
  if (!check) return undefined;
  const { checked, at, consultation, registeredTo } = check;
  const proof = [registeredTo, consultation && `consultation ${consultation}`].filter(Boolean);
  return [`${checks[checked]}, ${formatTime(at)}`, ...proof].join(', ');
}

/** Who bought it, with the way to everything about them. */
export function OrderCustomer({ order: { uid, guest, customer, billing, tax } }: { order: Order }) {
  const { company, phone, address, country } = billing;
  const place = [address, townLine(billing), country].filter(Boolean).join(', ');
  return (
    <Card title="Customer">
      <Facts
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
          ['Company', company],
          ['Phone', phone],
          ['Address', place],
          ['Country by', tax && tax.mode !== 'one-rate' && evidenceWords(tax.evidence)],
          ['VAT ID', tax?.vatId],
          ['VAT ID checked', checkedBy(tax?.vatCheck)],
        ]}
      />
    </Card>
  );
}
