import Box from '@mui/material/Box';
import type { CatalogueSummary } from '@tempera/domain/catalogue/catalogue';
import { paths } from '@tempera/domain/site/paths';
import { CategoryTile } from '../../ui/CategoryTile.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { ProductGrid } from '../../ui/ProductGrid.tsx';
import { Section } from '../../ui/Section.tsx';
import { Hero } from './Hero.tsx';
import { Promises } from './Promises.tsx';

const shownCategories = 4;

export function HomePage({ summary }: { summary: CatalogueSummary }) {
  const { rows, categories } = summary;
  const fullest = [...categories]
    .sort((a, b) => b.count - a.count || a.order - b.order)
    .slice(0, shownCategories);
  return (
    <>
      <PageMeta page="home" />
      <Hero show={rows[0]} />
      {fullest.length > 0 && (
        <Section
          title="Categories"
          more={{ href: paths.categories, label: `All ${categories.length} categories` }}
        >
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
              gap: { xs: 3, md: 5 },
            }}
          >
            {fullest.map((category) => (
              <CategoryTile key={category.slug} category={category} />
            ))}
          </Box>
        </Section>
      )}
      <Section title="Featured templates" more={{ href: paths.templates, label: 'All templates' }}>
        {rows.length > 0 ? (
          <ProductGrid rows={rows} />
        ) : (
          <EmptyState
            level="h3"
            title="The shelves are still empty"
            text="The first templates are on their way. Write to us if you are looking for one."
          />
        )}
      </Section>
      <Promises />
    </>
  );
}
