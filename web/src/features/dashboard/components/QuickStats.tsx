import type { CatalogueRow } from '@tempera/domain/catalogue/catalogue';
import { cents, formatMoney } from '@tempera/domain/money/money';
import { averageOrder, type Totals } from '@tempera/domain/reports/sales-report';
import { useSettings } from '../../../ui/settings.tsx';
import { useCount } from '../../../ui/use-count.ts';
import { countActiveCoupons } from '../api/counts.ts';
import { FigureList } from './FigureList.tsx';

/** What else there is to know of the last 30 days, and of the catalogue. */
export function QuickStats({ totals, rows }: { totals: Totals; rows: readonly CatalogueRow[] }) {
  const { currency } = useSettings();
  const coupons = useCount(countActiveCoupons);
  const money = (amount: number) => formatMoney(cents(amount), currency);
  const average = averageOrder(totals);
  const downloads = rows.reduce((sum, row) => sum + row.downloads, 0);
  return (
    <FigureList
      figures={[
        ['Average paid order', average === null ? 'None yet' : money(average)],
        ['Free orders', totals.freeOrders.toLocaleString('en-US')],
        ['Discounts given', money(totals.discountCents)],
        ['Refunded', money(totals.refundedCents)],
        ['Active coupons', typeof coupons === 'number' ? coupons.toLocaleString('en-US') : null],
        ['Active products', rows.length.toLocaleString('en-US')],
        ['Downloads of all products', downloads.toLocaleString('en-US')],
      ]}
    />
  );
}
