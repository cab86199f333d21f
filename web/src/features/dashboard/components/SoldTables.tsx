import type { SoldCategory, SoldProduct } from '@tempera/domain/reports/sales-report';
import { useSettings } from '../../../ui/settings.tsx';
import { money, percentOf } from '../report.ts';
import type { Names } from '../report-to-csv.ts';
import { FigureTable } from './FigureTable.tsx';

interface SoldProductsProps {
  sold: readonly SoldProduct[];
  names: Names;
}

/** What earned most. */
export function SoldProducts({ sold, names }: SoldProductsProps) {
  const { currency } = useSettings();
  return (
    <FigureTable
      label="Top products"
      columns={['Product', 'Units', 'Revenue']}
      rows={sold.map(({ slug, units, cents }) => ({
        key: slug,
        cells: [names.product(slug), units.toLocaleString('en-US'), money(cents, currency)],
      }))}
    />
  );
}

interface SoldCategoriesProps {
  sold: readonly SoldCategory[];
  earnedCents: number;
  names: Names;
}

/** What each category has earned, and its share of all. */
export function SoldCategories({ sold, earnedCents, names }: SoldCategoriesProps) {
  const { currency } = useSettings();
  return (
    <FigureTable
      label="Category performance"
      columns={['Category', 'Units', 'Revenue', 'Share']}
      rows={sold.map(({ category, units, cents }) => ({
        key: category ?? '',
        cells: [
          names.category(category),
          units.toLocaleString('en-US'),
          money(cents, currency),
          percentOf(cents, earnedCents) ?? '–',
        ],
      }))}
    />
  );
}
