import Button from '@mui/material/Button';
import { isSlug } from '@tempera/domain/catalogue/slug-pattern';
import { panelPaths } from '@tempera/domain/site/panel-screens';
import { lazy, Suspense, useState } from 'react';
import { FigureCards } from '../../ui/resource-list/FigureCards.tsx';
import { ResourceList } from '../../ui/resource-list/ResourceList.tsx';
import type { Empty, Resource } from '../../ui/resource-list/resource.ts';
import { useCategories } from './api/use-categories.ts';
import {
  type ListedProduct,
  productStatuses,
  productsPerPage,
  readProductFigures,
  useProductPage,
  useProductsFound,
} from './api/use-product-pages.ts';
import { statusNames } from './change-status.ts';
import { productTable } from './product-table.tsx';

const DeleteProductDialog = lazy(() => import('./components/DeleteProductDialog.tsx'));

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
  title: 'There are no products yet.',
  text: hasCategories ? 'Add the first one.' : 'Every product is in a category: create one first.',
  action: (
    <Button
      variant="contained"
      href={hasCategories ? panelPaths.adminAddProduct : panelPaths.adminCategories}
    >
      {hasCategories ? 'Add Product' : 'Create a Category'}
    </Button>
  ),
});

/** The catalogue as those who manage it see it. */
export function Products() {
  const categories = useCategories().data ?? [];
  const [deleted, setDeleted] = useState<ListedProduct | null>(null);
  const resource: Resource<ListedProduct> = {
    table: productTable(new Map(categories.map(({ id, name }) => [id, name])), setDeleted),
    perPage: productsPerPage,
    usePage: useProductPage,
    sortedBy: 'dateAdded',
    filters: [
      {
        name: 'status',
        label: 'Status',
        as: 'select',
        all: 'Every status',
        options: productStatuses.map((value) => ({ value, label: statusNames[value] })),
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
      label: 'Search by the beginning of a title',
      placeholder: 'Search products...',
      nouns: ['product', 'products'],
      hint: 'type more of the title',
      useFound: useProductsFound,
    },
    empty: ({ narrowed }) =>
      narrowed
        ? { icon: 'search', title: 'No product is like this.', clear: 'all' }
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
        {deleted && <DeleteProductDialog product={deleted} onClose={() => setDeleted(null)} />}
      </Suspense>
    </>
  );
}
