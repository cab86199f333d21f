import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { CatalogueRow } from '@tempera/domain/catalogue/catalogue';
import { cents, formatMoney } from '@tempera/domain/money/money';
import type { SoldProduct } from '@tempera/domain/reports/sales-report';
import { paths } from '@tempera/domain/site/paths';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useSettings } from '../../../ui/settings.tsx';
import { FigureTable } from './FigureTable.tsx';

/** Number of top products on the dashboard. */
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
    return <EmptyState level="h3" title="No products yet" text="What you publish shows here." />;
  const earned = new Map(sold.map(({ slug, cents: sum }) => [slug, sum]));
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
            formatMoney(cents(earned.get(slug) ?? 0), currency),
          ],
        }))}
      />
      <Typography variant="body2" color="textSecondary">
        By all downloads so far; revenue is this month’s, refunds taken away.
      </Typography>
    </>
  );
}
