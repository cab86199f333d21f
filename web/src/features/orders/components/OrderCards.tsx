import { type Cents, formatMoney } from '@tempera/domain/money/money';
import { StatCard, StatCards } from '../../../ui/StatCard.tsx';
import { useSettings } from '../../../ui/settings.tsx';
import { useFigure } from '../../../ui/use-figure.ts';
import { readOrderFigures } from '../api/order-figures.ts';

/** The figures above the table. A new `key` counts again. */
export function OrderCards() {
  const { currency } = useSettings();
  const figures = useFigure(readOrderFigures);
  const count = (of: 'completed' | 'pending' | 'failed') =>
    figures ? figures[of].toLocaleString('en-US') : figures;
  return (
    <StatCards>
      <StatCard title="Completed" figure={count('completed')} />
      <StatCard title="Pending" figure={count('pending')} />
      <StatCard title="Failed" figure={count('failed')} />
      <StatCard
        title="Total Revenue"
        figure={figures && formatMoney(figures.revenueCents as Cents, currency)}
        note="Less what was refunded"
      />
    </StatCards>
  );
}
