import { StatCard, StatCards } from '../../../ui/StatCard.tsx';
import { useFigure } from '../../../ui/use-figure.ts';
import { type CouponFigures, readCouponFigures } from '../api/coupon-figures.ts';

const titles = [
  ['active', 'Active'],
  ['expired', 'Expired'],
  ['uses', 'Total Uses'],
  ['total', 'Total Coupons'],
] as const satisfies [keyof CouponFigures, string][];

/** The figures above the table. A new `key` counts again. */
export function CouponCards() {
  const figures = useFigure(readCouponFigures);
  return (
    <StatCards>
      {titles.map(([figure, title]) => (
        <StatCard
          key={figure}
          title={title}
          figure={figures ? figures[figure].toLocaleString('en-US') : figures}
        />
      ))}
    </StatCards>
  );
}
