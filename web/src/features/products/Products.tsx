import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { isSlug } from '@tempera/domain/catalogue/slug-pattern';
import { panelPaths } from '@tempera/domain/site/panel-screens';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyDialog } from '../../ui/lazy-part.tsx';
import { FigureCards } from '../../ui/resource-list/FigureCards.tsx';
import { ResourceList } from '../../ui/resource-list/ResourceList.tsx';
import type { Empty, Resource } from '../../ui/resource-list/resource.ts';
import { showToast } from '../../ui/toast.ts';
import { useCategories } from './api/categories.ts';
import {
  deleteProduct,
  type ListedProduct,
  noArchive,
  productStatuses,
  productsPerPage,
  readListedProduct,
  readProductFigures,
  useProductPage,
  useProductsFound,
} from './api/products.ts';
import { statusNames } from './product-status.tsx';
import { productTable } from './product-table.tsx';

const DeleteDialog = lazyDialog(() => import('./components/DeleteDialog.tsx'));

const figures = (
  <FigureCards
    ask={readProductFigures}
    cards={[
      { title: 'Total', of: ({ total }) => total },
      { title: 'Active', of: ({ active }) => active },
      { title: 'Drafts', of: ({ draft }) => draft },
      { title: 'Archived', of: ({ archived }) => archived },
    ]}
  />
);

/** A store without products: the first step is a category, the second a product. */
const noProducts = (hasCategories: boolean): Empty => ({
  icon: 'folder',
  title: 'No products yet.',
  text: hasCategories ? 'Add the first one.' : 'Every product needs a category. Create one first.',
  action: (
    <Button
      variant="contained"
      href={hasCategories ? panelPaths.adminAddProduct : panelPaths.adminCategories}
    >
      {hasCategories ? 'Add Product' : 'Create a Category'}
    </Button>
  ),
});

/** The server archives a product instead when somebody has it. */
async function remove({ id, title }: ListedProduct): Promise<void> {
  const { outcome } = await deleteProduct(id);
  const archived = { title: `${title} is archived`, text: 'Customers who have it keep their downloads.' };
  showToast(outcome === 'archived' ? archived : { title: `${title} is deleted`, kind: 'success' });
}

/** The catalogue as those who manage it see it. */
export function Products() {
  const categories = useCategories().data ?? [];
  const [deleted, setDeleted] = useState<ListedProduct | null>(null);
  const table = productTable(new Map(categories.map(({ id, name }) => [id, name])), setDeleted);
  const byDateAlone = useSearchParams()[0].get('status') === noArchive;
  const resource: Resource<ListedProduct> = {
    table: byDateAlone ? { ...table, columns: table.columns.map(({ sort: _, ...column }) => column) } : table,
    perPage: productsPerPage,
    usePage: useProductPage,
    read: readListedProduct,
    sortedBy: 'dateAdded',
    filters: [
      {
        name: 'status',
        label: 'Status',
        as: 'select',
        all: 'Every status',
        options: [
          ...productStatuses.map((value) => ({ value, label: statusNames[value] })),
          { value: noArchive, label: 'No archive yet' },
        ],
      },
      {
        name: 'category',
        label: 'Category',
        as: 'buttons',
        options: categories.map(({ id, name }) => ({ value: id, label: name })),
        accepts: isSlug,
      },
    ],
    search: {
      label: 'Search by title, address or tag',
      placeholder: 'Search products...',
      nouns: ['product', 'products'],
      useFound: useProductsFound,
    },
    empty: ({ narrowed }) =>
      narrowed
        ? { icon: 'search', title: 'No products match.', clear: 'all' }
        : noProducts(categories.length > 0),
  };
  return (
    <>
      <ResourceList
        resource={resource}
        title="Products"
        figures={figures}
        buttons={
          <>
            <Button variant="outlined" color="secondary" href={panelPaths.adminCategories}>
              Categories
            </Button>
            <Button variant="contained" href={panelPaths.adminAddProduct}>
              Add Product
            </Button>
          </>
        }
      />
      <Suspense>
        {deleted && (
          <DeleteDialog
            name={deleted.title}
            onDelete={() => remove(deleted)}
            onClose={() => setDeleted(null)}
          >
            <Typography>Are you sure you want to delete this product?</Typography>
            <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
              If anyone has bought or downloaded it, it is archived instead, so they keep their downloads.
            </Typography>
          </DeleteDialog>
        )}
      </Suspense>
    </>
  );
}
