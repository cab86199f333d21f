import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CategoryCount } from '@tempera/domain/catalogue/catalogue';
import { paths } from '@tempera/domain/site/paths';
import { formatCount } from '@tempera/domain/site/plain-text';
import { FaceLink } from './AppLink.tsx';
import { CategoryDrawing } from './CategoryDrawing.tsx';

interface CategoryTileProps {
  category: CategoryCount;
  /** Shows what stands in it, on the page of all categories. */
  detailed?: boolean;
}

export const countText = (count: number) => (count === 1 ? '1 template' : `${formatCount(count)} templates`);

/** A category whose whole face leads to its templates. */
export function CategoryTile({ category, detailed }: CategoryTileProps) {
  return (
    <Box
      component="article"
      sx={{
        position: 'relative',
        height: '100%',
        display: 'grid',
        gap: 4,
        alignContent: 'start',
        p: { xs: 5, md: 6 },
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        transition: (theme) => theme.transitions.create('border-color'),
        '&:hover': { borderColor: `${category.colour}.main` },
      }}
    >
      <CategoryDrawing slug={category.slug} color={category.colour} size={detailed ? 64 : 48} />
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Typography variant="h5" component={detailed ? 'h2' : 'h3'}>
          <FaceLink href={paths.category(category.slug)}> {category.name}</FaceLink>
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {countText(category.count)}
        </Typography>
        {detailed && <Typography sx={{ mt: 2 }}>{category.description}</Typography>}
        {detailed && category.featured.length > 0 && (
          <Typography variant="body2" color="textSecondary">
            Featured: {category.featured.join(', ')}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
