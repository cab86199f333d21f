import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { panelPaths } from '@tempera/domain/site/panel-screens';
import { useDeferredValue, useState } from 'react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { useCategories } from './api/use-categories.ts';
import type { ListedProduct, ProductOrder, ProductStatus } from './api/use-product-pages.ts';
import { CategoryFilter } from './components/CategoryFilter.tsx';
import { FoundProducts } from './components/FoundProducts.tsx';
import { NoProducts } from './components/NoProducts.tsx';
import { ProductCounts } from './components/ProductCounts.tsx';
import { ProductPages } from './components/ProductPages.tsx';
import { statusNames } from './status-names.ts';
import { allStatuses, useProductFilters } from './use-product-filters.ts';

const statusOptions: { value: ProductStatus | 'all'; label: string }[] = [
  { value: 'all', label: 'Every status' },
  ...allStatuses.map((value) => ({ value, label: statusNames[value] })),
];

/** The catalogue as those who manage it see it. */
export function Products() {
  const filters = useProductFilters();
  const { category, status, order } = filters;
  const [text, setText] = useState(filters.text);
  const search = useDeferredValue(text.trim());
  const categories = useCategories().data ?? [];
  const find = (next: string) => {
    setText(next);
    filters.find(next);
  };
  const clear = () => {
    setText('');
    filters.clear();
  };
  const fits = (one: ListedProduct) =>
    (category === null || one.category === category) && (status === null || one.status === status);
  const table = {
    categoryNames: new Map(categories.map(({ id, name }) => [id, name])),
    onSort: (wanted: ProductOrder) => {
      setText('');
      filters.sortBy(wanted);
    },
  };
  const nothing = (
    <EmptyState
      level="h2"
      icon="search"
      title="No product is like this."
      action={
        <Button variant="outlined" color="secondary" onClick={clear}>
          Show All
        </Button>
      }
    />
  );
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Typography variant="h2" component="h1" sx={{ flex: 1 }}>
          Products
        </Typography>
        <Button variant="outlined" color="secondary" href={panelPaths.adminCategories}>
          Categories
        </Button>
        <Button variant="contained" href={panelPaths.adminAddProduct}>
          Add Product
        </Button>
      </Box>
      <ProductCounts />
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          alignItems: 'end',
          gridTemplateColumns: { sm: 'minmax(0, 1fr) 12rem' },
        }}
      >
        <Box component="form" role="search" onSubmit={(event) => event.preventDefault()}>
          <SearchField
            label="Search by the beginning of a title"
            placeholder="Search products..."
            value={text}
            onChange={find}
          />
        </Box>
        <SelectField
          label="Status"
          value={status ?? 'all'}
          options={statusOptions}
          onChange={(next) => filters.showStatus(next === 'all' ? null : next)}
        />
      </Box>
      <CategoryFilter categories={categories} chosen={category} onChoose={filters.showCategory} />
      {search === '' ? (
        <ProductPages
          key={`${order.by}/${order.direction}/${category}/${status}`}
          order={order}
          category={category}
          statuses={status ? [status] : allStatuses}
          nothing={category || status ? nothing : <NoProducts hasCategories={categories.length > 0} />}
          {...table}
        />
      ) : (
        <FoundProducts text={search} fits={fits} nothing={nothing} {...table} />
      )}
    </Box>
  );
}
