import Button from '@mui/material/Button';
import { panelPaths } from '@tempera/domain/site/panel-screens';
import { EmptyState } from '../../../ui/EmptyState.tsx';

/** A store without products: the first step is a category, the second a product. */
export function NoProducts({ hasCategories }: { hasCategories: boolean }) {
  return (
    <EmptyState
      level="h2"
      title="There are no products yet."
      text={hasCategories ? 'Add the first one.' : 'Every product is in a category: create one first.'}
      action={
        hasCategories ? (
          <Button variant="contained" href={panelPaths.adminAddProduct}>
            Add Product
          </Button>
        ) : (
          <Button variant="contained" href={panelPaths.adminCategories}>
            Create a Category
          </Button>
        )
      }
    />
  );
}
