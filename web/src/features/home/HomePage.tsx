import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { CatalogueRow, CatalogueSummary } from '@tempera/domain/catalogue/catalogue';
import { paths } from '@tempera/domain/site/paths';
import { Form } from 'react-router-dom';
import { BelowFold } from '../../ui/BelowFold.tsx';
import { CategoryTile } from '../../ui/CategoryTile.tsx';
import { Figures } from '../../ui/Figures.tsx';
import { PageWidth, Section } from '../../ui/layout.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { ProductGrid } from '../../ui/ProductCard.tsx';
import { ProductImage } from '../../ui/ProductImage.tsx';
import { Promises } from '../../ui/Promises.tsx';
import { SearchField, useSearchKey } from '../../ui/SearchField.tsx';
import { useSettings } from '../../ui/settings.tsx';

const shownCategories = 4;

export function HomePage({ summary }: { summary: CatalogueSummary }) {
  const { rows } = summary;
  const categories = summary.categories.filter(({ count }) => count);
  const fullest = [...categories]
    .sort((a, b) => b.count - a.count || a.order - b.order)
    .slice(0, shownCategories);
  return (
    <>
      <PageMeta page="home" />
      <Hero show={rows[0]} total={summary.total} />
      <BelowFold>
        {fullest.length > 0 && (
          <Section
            title="Categories"
            more={{
              href: paths.categories,
              label: categories.length > 1 ? `All ${categories.length} categories` : 'Categories',
            }}
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
            <EmptyState level="h3" title="No templates yet" text="The first templates are on their way." />
          )}
        </Section>
        <Promises />
      </BelowFold>
    </>
  );
}

/** The opening: the owner's words, a search that works, and the most wanted template. */
function Hero({ show, total }: { show: CatalogueRow | undefined; total: number }) {
  const { heroTitle, heroSubtitle, templateCount, customerCount, rating } = useSettings();
  useSearchKey();
  const figures = [
    [templateCount || (total > 1 ? total : 0), 'templates'],
    [customerCount, 'customers'],
    [rating, 'average rating'],
  ] as const;
  return (
    <PageWidth
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
        gap: { xs: 10, md: 16 },
        alignItems: 'center',
        pt: { xs: 10, md: 18 },
        pb: { xs: 4, md: 8 },
      }}
    >
      <Box sx={{ display: 'grid', gap: 6 }}>
        <Typography variant="h1">{heroTitle}</Typography>
        <Typography variant="lead" component="p" color="textSecondary" sx={{ maxWidth: '48ch' }}>
          {heroSubtitle}
        </Typography>
        <Form action={paths.templates} role="search">
          <SearchField name="q" label="Search templates" placeholder="Login, portfolio, blog">
            <Button type="submit" variant="contained">
              Search
            </Button>
          </SearchField>
        </Form>
        <Figures figures={figures} />
      </Box>
      {show && (
        <Box sx={{ display: { xs: 'none', md: 'block' } }}>
          <ProductImage
            slug={show.slug}
            title={show.title}
            image={show.image}
            sizes="(max-width: 900px) 1px, 500px"
            priority
          />
        </Box>
      )}
    </PageWidth>
  );
}
