import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { panelPaths } from '@tempera/domain/site/panel-screens';
import { lazy, Suspense, useState } from 'react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LiveData } from '../../ui/LiveData.tsx';
import { type ListedCategory, useAllCategories } from './api/use-categories.ts';
import { CategoryTable } from './components/CategoryTable.tsx';

const CategoryDialog = lazy(() => import('./components/CategoryDialog.tsx'));
const DeleteCategoryDialog = lazy(() => import('./components/DeleteCategoryDialog.tsx'));

type Asked = { kind: 'new' } | { kind: 'edit' | 'delete'; category: ListedCategory };

/** What the store's products are sorted into; an empty store begins here. */
export function Categories() {
  const live = useAllCategories();
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const create = (
    <Button variant="contained" onClick={() => setAsked({ kind: 'new' })}>
      New Category
    </Button>
  );
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      <Link href={panelPaths.adminProducts} sx={{ justifySelf: 'start' }}>
        Products
      </Link>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Typography variant="h2" component="h1" sx={{ flex: 1 }}>
          Categories
        </Typography>
        {create}
      </Box>
      <LiveData live={live}>
        {(categories) =>
          categories.length === 0 ? (
            <EmptyState level="h2" title="There are no categories yet." text="Create the first one." />
          ) : (
            <CategoryTable
              categories={categories}
              onEdit={(category) => setAsked({ kind: 'edit', category })}
              onDelete={(category) => setAsked({ kind: 'delete', category })}
            />
          )
        }
      </LiveData>
      <Suspense>
        {(asked?.kind === 'new' || asked?.kind === 'edit') && (
          <CategoryDialog
            category={asked.kind === 'edit' ? asked.category : null}
            order={Math.max(0, ...(live.data ?? []).map(({ order }) => order)) + 1}
            onClose={close}
          />
        )}
        {asked?.kind === 'delete' && <DeleteCategoryDialog category={asked.category} onClose={close} />}
      </Suspense>
    </Box>
  );
}
