import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CatalogueSummary } from '@tempera/domain/catalogue/catalogue';
import { CategoryTile } from '../../ui/CategoryTile.tsx';
import { Figures } from '../../ui/Figures.tsx';
import { Columns, PageWidth } from '../../ui/layout.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { useSettings } from '../../ui/settings.tsx';

/** The categories that have something to sell. */
export function CategoriesPage({ summary }: { summary: CatalogueSummary }) {
  const { total } = summary;
  const categories = summary.categories.filter(({ count }) => count > 0);
  const { templateCount } = useSettings();
  const figures = [
    [templateCount || (total > 1 ? total : 0), 'templates'],
    [categories.length, 'categories'],
  ] as const;
  return (
    <PageWidth sx={{ py: { xs: 8, md: 14 }, display: 'grid', gap: { xs: 8, md: 12 } }}>
      <PageMeta page="categories" />
      <Box sx={{ display: 'grid', gap: 4 }}>
        <Typography variant="h1">Categories</Typography>
        <Typography variant="lead" component="p" color="textSecondary" sx={{ maxWidth: '60ch' }}>
          Start with what you need to build. Every template is small enough to read in full.
        </Typography>
      </Box>
      <Figures figures={figures} />
      {categories.length === 0 ? (
        <EmptyState title="No categories yet" text="Categories appear here once they have templates." />
      ) : (
        <Columns counts={[1, 2, 4]}>
          {categories.map((category) => (
            <li key={category.slug}>
              <CategoryTile category={category} detailed />
            </li>
          ))}
        </Columns>
      )}
    </PageWidth>
  );
}
