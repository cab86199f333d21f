import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { CatalogueRow } from '@tempera/domain/catalogue/catalogue';
import { paths } from '@tempera/domain/site/paths';
import { Form } from 'react-router-dom';
import { Figures } from '../../ui/Figures.tsx';
import { PageWidth } from '../../ui/PageWidth.tsx';
import { ProductImage } from '../../ui/ProductImage.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { useSettings } from '../../ui/settings.tsx';
import { useSearchKey } from '../../ui/use-search-key.ts';

/** The opening: the owner's words, a search that works, and the most wanted template. */
export function Hero({ show }: { show: CatalogueRow | undefined }) {
  const { heroTitle, heroSubtitle, templateCount, customerCount, rating } = useSettings();
  useSearchKey();
  const figures = [
    [templateCount, 'templates'],
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
          <SearchField name="q" label="Search templates" placeholder="Sign-in page, portfolio, blog">
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
