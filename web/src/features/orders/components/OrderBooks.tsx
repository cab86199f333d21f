import Typography from '@mui/material/Typography';
import { formatSettled, type SettledAmount } from '@tempera/domain/ledger/provider-fee';
import { type Order, wasPaid } from '@tempera/domain/orders/order';
import { Card } from '../../../ui/Card.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { LiveData } from '../../../ui/LiveData.tsx';
import { useLedgerOf } from '../api/order-records.ts';
import { booksOf } from '../order-books.ts';
import { moneyOf } from '../order-words.ts';

/** What the ledger has of an order that was paid: what came, what went, and what is left of it. */
export function OrderBooks({ order }: { order: Order }) {
  const entries = useLedgerOf(order.id);
  if (order.totalCents === 0 || !wasPaid(order)) return null;
  return (
    <Card title="Books">
      <LiveData live={entries}>
        {(list) => {
          const books = booksOf(order.id, list);
          if (!books) return <Typography color="textSecondary">Nothing is booked yet.</Typography>;
          const fact = (name: string, cents: number, settled: SettledAmount | null = null) =>
            [name, cents !== 0 && `${signed(cents, order)}${settled ? ` (${taken(settled)})` : ''}`] as const;
          return (
            <Facts
              sums
              facts={[
                ['Paid', moneyOf(books.paidCents, order)],
                fact('Refunds', books.refundsCents),
                fact('Disputes', books.disputesCents),
                fact('Tax', books.taxCents),
                // A provider says a moment later what it keeps.
                fact('Provider fee', books.feesCents, books.settledFees.payment),
                fact('Dispute fee', books.disputeFeesCents, books.settledFees.dispute),
                ['Net revenue', signed(books.netCents, order)],
              ]}
            />
          );
        }}
      </LiveData>
    </Card>
  );
}

/** The provider's account is kept in another currency. */
const taken = ({ amount, currency }: SettledAmount) =>
  `${formatSettled({ amount: -amount, currency })} taken`;

const signed = (cents: number, order: Order) =>
  cents < 0 ? `−${moneyOf(-cents, order)}` : moneyOf(cents, order);
