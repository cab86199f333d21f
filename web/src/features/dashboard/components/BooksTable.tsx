import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { booksOfTotals, type Totals } from '@tempera/domain/reports/sales-report';
import { useSettings } from '../../../ui/settings.tsx';
import { type BookAmount, bookAmounts, bookNames, money } from '../report.ts';
import { FigureTable } from './FigureTable.tsx';

/** What comes off gross sales is written below zero, so that each column adds up to its last figure. */
const signOf = (key: BookAmount) => (key === 'grossCents' || key === 'netCents' ? 1 : -1);

/** From gross sales to net revenue, for orders, plans and both. Disputes stand there once there was one. */
export function BooksTable({ totals }: { totals: Totals }) {
  const { currency } = useSettings();
  const { order, plan, all } = booksOfTotals(totals);
  const hasDisputes = order.disputesCents !== 0 || plan.disputesCents !== 0;
  const rows = bookAmounts.filter((key) => key !== 'disputesCents' || hasDisputes);
  const cell = (key: BookAmount, amount: number) => {
    const text = money(signOf(key) * amount || 0, currency);
    return key === 'netCents' ? <strong>{text}</strong> : text;
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <FigureTable
        label="Gross sales to net revenue"
        columns={['Amount', 'Orders', 'Plans', 'Total']}
        rows={rows.map((key) => ({
          key,
          cells: [
            <NameOf key={key} amount={key} />,
            ...[order, plan, all].map((books) => cell(key, books[key])),
          ],
        }))}
      />
      <Typography variant="body2" color="textSecondary">
        Gross sales include tax. Each amount counts on the day it was paid, refunded or charged.
      </Typography>
    </Box>
  );
}

const NameOf = ({ amount }: { amount: BookAmount }) =>
  amount === 'netCents' ? <strong>{bookNames[amount]}</strong> : bookNames[amount];
