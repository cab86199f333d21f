import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { panelPaths } from '@tempera/domain/site/panel-screens';
import { Price } from '../../../ui/Price.tsx';
import { Rating } from '../../../ui/Rating.tsx';
import type { ListedProduct } from '../api/use-product-pages.ts';
import { ProductMenu } from './ProductMenu.tsx';
import { RowCheck } from './RowCheck.tsx';
import { StatusButton } from './StatusButton.tsx';

interface ProductRowProps {
  product: ListedProduct;
  /** Of its category; the slug where there is no such category any more. */
  categoryName: string;
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
  onDelete: () => void;
}

/** On a phone the columns that are left out stand below the title. */
export const wide = { display: { xs: 'none', lg: 'table-cell' } };
export const notOnPhone = { display: { xs: 'none', sm: 'table-cell' } };

const dateOf = (at: number) => new Date(at).toLocaleDateString('en-US', { dateStyle: 'medium' });

export function ProductRow({ product, categoryName, chosen, onChoose, onDelete }: ProductRowProps) {
  const { id, title, image, priceCents, currency, downloads, rating, reviewCount, dateAdded, version } =
    product;
  const price = <Price cents={priceCents} currency={currency} />;
  return (
    <TableRow selected={chosen}>
      <TableCell padding="checkbox">
        <RowCheck label={`Choose ${title}`} checked={chosen} onChange={onChoose} />
      </TableCell>
      <TableCell sx={notOnPhone}>
        <Thumbnail image={image} />
      </TableCell>
      <TableCell component="th" scope="row" sx={{ minWidth: '8rem' }}>
        <Link href={panelPaths.adminEditProduct(id)} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {title}
        </Link>
        <Typography variant="body2" color="textSecondary">
          {version === '' ? 'No archive yet' : <Typography variant="mono">{version}</Typography>}
        </Typography>
        <Box sx={{ display: { sm: 'none' } }}>{price}</Box>
      </TableCell>
      <TableCell sx={wide}>{categoryName}</TableCell>
      <TableCell align="right" sx={notOnPhone}>
        {price}
      </TableCell>
      <TableCell>
        <StatusButton product={product} />
      </TableCell>
      <TableCell align="right" sx={wide}>
        {downloads.toLocaleString('en-US')}
      </TableCell>
      <TableCell sx={wide}>{rating > 0 ? <Rating value={rating} count={reviewCount} /> : 'None'}</TableCell>
      <TableCell sx={{ ...wide, whiteSpace: 'nowrap' }}>{dateOf(dateAdded)}</TableCell>
      <TableCell align="right" padding="none">
        <ProductMenu product={product} onDelete={onDelete} />
      </TableCell>
    </TableRow>
  );
}

/** The picture small, or its empty place. */
const Thumbnail = ({ image }: { image: string }) => (
  <Box
    sx={{
      width: 64,
      height: 40,
      border: 1,
      borderColor: 'divider',
      borderRadius: 1,
      overflow: 'hidden',
      bgcolor: 'sunk',
      '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
    }}
  >
    {image && <img src={image} alt="" width={64} height={40} loading="lazy" decoding="async" />}
  </Box>
);
