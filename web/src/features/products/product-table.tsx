import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { formatDate } from '@tempera/domain/site/dates';
import { panelPaths } from '@tempera/domain/site/panel-screens';
import { paths } from '@tempera/domain/site/paths';
import { formatCount } from '@tempera/domain/site/plain-text';
import { Price } from '../../ui/Price.tsx';
import { Rating } from '../../ui/Rating.tsx';
import { RowMenu } from '../../ui/RowMenu.tsx';
import type { Column, Table } from '../../ui/resource-list/resource.ts';
import { type ListedProduct, type ProductStatus, productStatuses } from './api/products.ts';
import { changeStatus, StatusButton } from './product-status.tsx';

/** What gives a product each status. */
const statusActions: Record<ProductStatus, string> = {
  active: 'Activate',
  draft: 'Move to Drafts',
  archived: 'Archive',
};
const offered: Record<ProductStatus, readonly ProductStatus[]> = {
  active: ['draft', 'archived'],
  draft: ['active', 'archived'],
  archived: ['draft'],
};

const price = ({ priceCents, currency }: ListedProduct) =>
  priceCents === null ? '—' : <Price cents={priceCents} currency={currency} />;

/** @param names of categories by slug */
const columnsWith = (names: ReadonlyMap<string, string>): Column<ListedProduct>[] => [
  { id: 'image', head: 'Image', from: 'sm', cell: ({ image }) => <Thumbnail image={image} /> },
  {
    id: 'title',
    head: 'Title',
    sort: 'asc',
    names: true,
    sx: { minWidth: '8rem' },
    cell: ({ id, title, version }) => (
      <>
        <Link href={panelPaths.adminEditProduct(id)} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {title}
        </Link>
        <Typography variant="body2" color="textSecondary">
          {version === '' ? (
            <>
              No archive yet.{' '}
              <Link
                href={`${panelPaths.adminEditProduct(id)}#archive`}
                sx={{ display: 'inline-block', py: 0.5 }}
              >
                Add archive
              </Link>
            </>
          ) : (
            <Typography variant="mono">{version}</Typography>
          )}
        </Typography>
      </>
    ),
  },
  {
    id: 'category',
    head: 'Category',
    from: 'lg',
    cell: ({ category }) => names.get(category) ?? category,
  },
  { id: 'price', head: 'Price', sort: 'desc', align: 'right', from: 'sm', cell: price, below: price },
  { id: 'status', head: 'Status', cell: (product) => <StatusButton product={product} /> },
  {
    id: 'downloads',
    head: 'Downloads',
    sort: 'desc',
    align: 'right',
    from: 'lg',
    cell: ({ downloads }) => formatCount(downloads),
  },
  {
    id: 'rating',
    head: 'Rating',
    sort: 'desc',
    from: 'lg',
    cell: ({ rating, reviewCount }) => (rating > 0 ? <Rating value={rating} count={reviewCount} /> : 'None'),
  },
  {
    id: 'dateAdded',
    head: 'Date added',
    sort: 'desc',
    from: 'lg',
    sx: { whiteSpace: 'nowrap' },
    cell: ({ dateAdded }) => formatDate(dateAdded),
  },
];

export const productTable = (
  categoryNames: ReadonlyMap<string, string>,
  onDelete: (product: ListedProduct) => void,
): Table<ListedProduct> => ({
  label: 'Products',
  columns: columnsWith(categoryNames),
  bulk: {
    label: 'With the selected products',
    choose: ({ title }) => `Select ${title}`,
    actions: productStatuses.map((status) => ({
      label: statusActions[status],
      run: (products) => changeStatus(products, status),
    })),
  },
  actions: (product) => (
    <RowMenu
      compact
      of={product.title}
      actions={[
        { label: 'Edit', href: panelPaths.adminEditProduct(product.id) },
        ...(product.status === 'active'
          ? [{ label: 'View in Store', href: paths.preview(product.category, product.address ?? product.id) }]
          : []),
        ...offered[product.status].map((next) => ({
          label: statusActions[next],
          run: () => changeStatus([product], next),
        })),
        { label: 'Delete', danger: true, run: () => onDelete(product) },
      ]}
    />
  ),
});

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
