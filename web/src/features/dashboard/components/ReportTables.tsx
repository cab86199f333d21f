import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { visuallyHidden } from '@mui/utils';
import type { SoldCategory, SoldProduct } from '@tempera/domain/reports/sales-report';
import { formatStep } from '@tempera/domain/site/calendar';
import { formatCount } from '@tempera/domain/site/plain-text';
import { useState } from 'react';
import { useSettings } from '../../../ui/settings.tsx';
import { bookNames, money, type Names, percentOf, type Report } from '../report.ts';
import { FigureTable } from './FigureTable.tsx';

/** What the chart shows, in figures: always there on paper and for screen readers, and a press away for everybody else. */
export function SeriesTable({ report: { series, by } }: { report: Pick<Report, 'series' | 'by'> }) {
  const { currency } = useSettings();
  const [shown, setShown] = useState(false);
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 3 }}>
      <Button aria-pressed={shown} onClick={() => setShown(!shown)} sx={{ px: 0 }}>
        {shown ? 'Hide table' : 'Show table'}
      </Button>
      <Box sx={{ width: '100%', ...(shown ? {} : { '@media screen': visuallyHidden }) }}>
        <FigureTable
          label={`Net revenue by ${by}`}
          columns={[by === 'day' ? 'Day' : 'Month', 'Orders', bookNames.grossCents, bookNames.netCents]}
          rows={series.map(({ step, orders, books }) => ({
            key: step,
            cells: [
              formatStep(step),
              formatCount(orders),
              money(books.all.grossCents, currency),
              money(books.all.netCents, currency),
            ],
          }))}
        />
      </Box>
    </Box>
  );
}

/** What sold for most. */
export function SoldProducts({ sold, names }: { sold: readonly SoldProduct[]; names: Names }) {
  const { currency } = useSettings();
  return (
    <FigureTable
      label="Top products"
      columns={['Product', 'Units', 'Sales']}
      rows={sold.map(({ slug, units, cents }) => ({
        key: slug,
        cells: [names.product(slug), formatCount(units), money(cents, currency)],
      }))}
    />
  );
}

interface SoldCategoriesProps {
  sold: readonly SoldCategory[];
  earnedCents: number;
  names: Names;
}

/** What each category was sold for, and its share of all. */
export function SoldCategories({ sold, earnedCents, names }: SoldCategoriesProps) {
  const { currency } = useSettings();
  return (
    <FigureTable
      label="Category performance"
      columns={['Category', 'Units', 'Sales', 'Share']}
      rows={sold.map(({ category, units, cents }) => ({
        key: category ?? '',
        cells: [
          names.category(category),
          formatCount(units),
          money(cents, currency),
          percentOf(cents, earnedCents) ?? '–',
        ],
      }))}
    />
  );
}
