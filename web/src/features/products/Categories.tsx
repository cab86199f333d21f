import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { panelPaths } from '@tempera/domain/site/panel-screens';
import { lazy, Suspense, useState } from 'react';
import { LiveData } from '../../ui/LiveData.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { ResourceTable } from '../../ui/resource-list/ResourceTable.tsx';
import type { Column } from '../../ui/resource-list/resource.ts';
import { showToast } from '../../ui/toast.ts';
import { deleteCategory, type ListedCategory, useAllCategories } from './api/categories.ts';

const CategoryDialog = lazy(() => import('./components/CategoryDialog.tsx'));
const DeleteDialog = lazy(() => import('./components/DeleteDialog.tsx'));

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
            <EmptyState level="h2" title="No categories yet." text="Create the first one." />
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
        {asked?.kind === 'delete' && (
          <DeleteDialog
            name={asked.category.name}
            onDelete={async () => {
              await deleteCategory(asked.category.id);
              showToast({ title: 'Category deleted', text: asked.category.name, kind: 'success' });
            }}
            onClose={close}
          >
            <Typography sx={{ mb: 3 }}>Links to it will lead to the list of all templates.</Typography>
          </DeleteDialog>
        )}
      </Suspense>
    </Box>
  );
}

interface CategoryTableProps {
  categories: readonly ListedCategory[];
  onEdit: (category: ListedCategory) => void;
  onDelete: (category: ListedCategory) => void;
}

const columns: readonly Column<ListedCategory>[] = [
  {
    id: 'order',
    head: 'Order',
    align: 'right',
    from: 'sm',
    sx: { fontVariantNumeric: 'tabular-nums' },
    cell: ({ order }) => order,
  },
  {
    id: 'category',
    head: 'Category',
    names: true,
    cell: ({ name, description, colour }) => (
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 3 }}>
        <Box
          component="span"
          aria-hidden
          sx={{ flexShrink: 0, width: 12, height: 12, borderRadius: 1, bgcolor: `${colour}.text` }}
        />
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {description}
          </Typography>
        </Box>
      </Box>
    ),
  },
];

/** The categories in the order in which the store shows them. */
function CategoryTable({ categories, onEdit, onDelete }: CategoryTableProps) {
  const actions = (category: ListedCategory) => (
    <Box sx={{ whiteSpace: 'nowrap' }}>
      <Button size="small" aria-label={`Edit ${category.name}`} onClick={() => onEdit(category)}>
        Edit
      </Button>
      <Button
        size="small"
        color="error"
        aria-label={`Delete ${category.name}`}
        onClick={() => onDelete(category)}
      >
        Delete
      </Button>
    </Box>
  );
  return <ResourceTable table={{ label: 'Categories', columns, actions }} items={categories} />;
}
