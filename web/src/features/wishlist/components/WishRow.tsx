import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { CatalogueRow } from '@tempera/domain/catalogue/catalogue';
import { paths } from '@tempera/domain/site/paths';
import { Icon } from '../../../ui/Icon.tsx';
import { Price } from '../../../ui/Price.tsx';
import { toggleWish } from '../toggle-wish.ts';

interface WishRowProps {
  uid: string;
  slug: string;
  /** Undefined for a template that is not sold any more. */
  row: CatalogueRow | undefined;
}

/** One wish: its page, its price, and the way off the list. */
export function WishRow({ uid, slug, row }: WishRowProps) {
  const title = row?.title ?? slug;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 4, py: 3, borderTop: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="h6" component="h3" sx={{ overflowWrap: 'anywhere' }}>
          {row ? <Link href={paths.preview(row.category, slug)}>{title}</Link> : title}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {row?.description ?? 'Not sold any more.'}
        </Typography>
      </Box>
      {row && <Price cents={row.priceCents} currency={row.currency} />}
      <IconButton
        aria-label={`Remove ${title} from your wishlist`}
        onClick={() => toggleWish(uid, slug, title)}
      >
        <Icon name="trash" />
      </IconButton>
    </Box>
  );
}
