import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { CatalogueRow } from '@tempera/domain/catalogue/catalogue';
import { averageOrder, type SoldProduct, type Totals } from '@tempera/domain/reports/sales-report';
import { paths } from '@tempera/domain/site/paths';
import { EmptyState } from '../../../ui/Notice.tsx';
import { useSettings } from '../../../ui/settings.tsx';
import { useFigure } from '../../../ui/use-figure.ts';
import { countActiveCoupons } from '../api/counts.ts';
import { popularCategories } from '../insights.ts';
import { money } from '../report.ts';
import { FigureList, FigureTable } from './FigureTable.tsx';

/** Rows of a table on the dashboard. */
const shown = 4;

interface TopProductsProps {
  rows: readonly CatalogueRow[];
  /** What was sold this month. */
  sold: readonly SoldProduct[];
}

/** What is downloaded most, with what it earned this month. */
export function TopProducts({ rows, sold }: TopProductsProps) {
  const { currency } = useSettings();
  if (rows.length === 0)
    return <EmptyState level="h3" title="No products yet" text="Products you publish appear here." />;
  const earned = new Map(sold.map(({ slug, cents }) => [slug, cents]));
  const top = rows.toSorted((a, b) => b.downloads - a.downloads || (a.title < b.title ? -1 : 1));
  return (
    <>
      <FigureTable
        label="Top products"
        columns={['Product', 'Downloads', 'Revenue']}
        rows={top.slice(0, shown).map(({ slug, title, category, downloads }) => ({
          key: slug,
          cells: [
            <Link key={slug} href={paths.preview(category, slug)}>
              {title}
            </Link>,
            downloads.toLocaleString('en-US'),
            money(earned.get(slug) ?? 0, currency),
          ],
        }))}
      />
      <Typography variant="body2" color="textSecondary">
        Sorted by all-time downloads. Revenue is for this month, after refunds.
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
        cells: [names.get(category) ?? category, products, downloads.toLocaleString('en-US')],
      }))}
    />
  );
}

/** What else there is to know of the last 30 days, and of the catalogue. */
export function QuickStats({ totals, rows }: { totals: Totals; rows: readonly CatalogueRow[] }) {
  const { currency } = useSettings();
  const coupons = useFigure(countActiveCoupons);
  const average = averageOrder(totals);
  const downloads = rows.reduce((sum, row) => sum + row.downloads, 0);
  return (
    <FigureList
      figures={[
        ['Average paid order', average === null ? 'None yet' : money(average, currency)],
        ['Free orders', totals.freeOrders.toLocaleString('en-US')],
        ['Discounts given', money(totals.discountCents, currency)],
        ['Refunded', money(totals.refundedCents, currency)],
        ['Active coupons', typeof coupons === 'number' ? coupons.toLocaleString('en-US') : null],
        ['Active products', rows.length.toLocaleString('en-US')],
        ['Downloads of all products', downloads.toLocaleString('en-US')],
      ]}
    />
  );
}
