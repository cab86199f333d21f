import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { paths } from '@tempera/domain/site/paths';
import { Icon } from '../../../ui/Icon.tsx';

/** The way back up: all templates, then those of the category. The page's own name is its heading, right below. */
export function Breadcrumb({ category, categoryName }: { category: string; categoryName: string }) {
  return (
    <Box component="nav" aria-label="Breadcrumb">
      <Box
        component="ol"
        sx={{ display: 'flex', alignItems: 'center', gap: 2, listStyle: 'none', p: 0, typography: 'body2' }}
      >
        <li>
          <Link href={paths.templates} sx={{ display: 'block', py: 0.5 }}>
            Templates
          </Link>
        </li>
        <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 2, color: 'text.secondary' }}>
          <Icon name="chevronRight" size={14} />
          <Link href={paths.category(category)} sx={{ py: 0.5 }}>
            {categoryName}
          </Link>
        </Box>
      </Box>
    </Box>
  );
}
