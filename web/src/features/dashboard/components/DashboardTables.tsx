import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { CatalogueRow } from '@tempera/domain/catalogue/catalogue';
import { averageOrder, type SoldProduct, type Totals } from '@tempera/domain/reports/sales-report';
import { paths } from '@tempera/domain/site/paths';
import { formatCount } from '@tempera/domain/site/plain-text';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../ui/Notice.tsx';
import { useSettings } from '../../../ui/settings.tsx';
import { useFigure } from '../../../ui/use-figure.ts';
import { countActiveCoupons, countedAtMost, countRestricted, countUsers } from '../api/counts.ts';
import { popularCategories } from '../insights.ts';
import { money } from '../report.ts';
import { FigureList, FigureTable } from './FigureTable.tsx';

/** Rows of a table on the dashboard. */
const shown = 4;

interface TopProductsProps {
  rows: readonly CatalogueRow[];
  /** What was sold in the last 30 days. */
  sold: readonly SoldProduct[];
}

/** What sold best in the last 30 days. */
export function TopProducts({ rows, sold }: TopProductsProps) {
  const { currency } = useSettings();
  const figures = new Map(sold.filter(({ units }) => units > 0).map((one) => [one.slug, one]));
  const of = ({ slug }: CatalogueRow) => figures.get(slug) ?? { units: 0, cents: 0 };
  const top = rows
    .filter(({ slug }) => figures.has(slug))
    .toSorted(
      (a, b) => of(b).cents - of(a).cents || of(b).units - of(a).units || (a.title < b.title ? -1 : 1),
    );
  if (top.length === 0)
    return <EmptyState level="h3" title="No sales in the last 30 days" text="What sells appears here." />;
  return (
    <>
      <FigureTable
        label="Top products"
        columns={['Product', 'Sold', 'Sales']}
        rows={top.slice(0, shown).map((row) => ({
          key: row.slug,
          cells: [
            <Link key={row.slug} href={paths.preview(row.category, row.slug)}>
              {row.title}
            </Link>,
            formatCount(of(row).units),
            money(of(row).cents, currency),
          ],
        }))}
      />
      <Typography variant="body2" color="textSecondary">
        Last 30 days, tax included, after refunds.
      </Typography>
    </>
  );
}

interface PopularCategoriesProps {
  rows: readonly CatalogueRow[];
  names: ReadonlyMap<string, string>;
}

/** Categories by how often their products were downloaded. */
export function PopularCategories({ rows, names }: PopularCategoriesProps) {
  const popular = popularCategories(rows).slice(0, shown);
  if (popular.length === 0)
    return (
      <EmptyState
        level="h3"
        title="No categories yet"
        text="Categories appear here with the first products."
      />
    );
  return (
    <FigureTable
      label="Popular categories"
      columns={['Category', 'Products', 'Downloads']}
      rows={popular.map(({ category, products, downloads }) => ({
        key: category,
        cells: [names.get(category) ?? category, formatCount(products), formatCount(downloads)],
      }))}
    />
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box>
    <Typography variant="body2" component="h3" color="textSecondary">
      {title}
    </Typography>
    {children}
  </Box>
);

/** What else there is to know of the last 30 days, and of the store as it stands. */
export function QuickStats({ totals, rows }: { totals: Totals; rows: readonly CatalogueRow[] }) {
  const { currency } = useSettings();
  const counted = (count: number | null | undefined) =>
    typeof count === 'number' ? formatCount(count) + (count === countedAtMost ? '+' : '') : null;
  const coupons = useFigure(countActiveCoupons);
  const people = useFigure(countUsers);
  const restricted = useFigure(countRestricted);
  const average = averageOrder(totals);
  const downloads = rows.reduce((sum, row) => sum + row.downloads, 0);
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <Part title="The last 30 days">
        <FigureList
          figures={[
            ['Average paid order', average === null ? 'None yet' : money(average, currency)],
            ['Free orders', formatCount(totals.freeOrders)],
            ['Discounts given', money(totals.discountCents, currency)],
            ['Plan payments', formatCount(totals.planPayments)],
          ]}
        />
      </Part>
      <Part title="Today">
        <FigureList
          figures={[
            ['Active products', formatCount(rows.length)],
            ['Active coupons', counted(coupons)],
            ['Users', counted(people)],
            ['Restricted users', counted(restricted)],
            ['All-time downloads', formatCount(downloads)],
          ]}
        />
      </Part>
    </Box>
  );
}
