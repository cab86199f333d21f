import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { panelPaths } from '@tempera/domain/site/panel-screens';
import { lazyDialog } from '../../ui/lazy-part.tsx';
import { OrderedList } from '../../ui/resource-list/OrderedList.tsx';
import type { Column } from '../../ui/resource-list/resource.ts';
import { showToast } from '../../ui/toast.ts';
import { deleteCategory, type ListedCategory, useAllCategories } from './api/categories.ts';

const CategoryDialog = lazyDialog(() => import('./components/CategoryDialog.tsx'));
const DeleteDialog = lazyDialog(() => import('./components/DeleteDialog.tsx'));

/** What the store's products are sorted into; an empty store begins here. */
export function Categories() {
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      <Link href={panelPaths.adminProducts} sx={{ justifySelf: 'start' }}>
        Products
      </Link>
      <OrderedList
        title="Categories"
        create="New Category"
        empty={{ title: 'No categories yet.', text: 'Create the first one.' }}
        live={useAllCategories()}
        columns={columns}
        nameOf={({ name }) => name}
        Editor={CategoryDialog}
        deletion={({ id, name }, close) => (
          <DeleteDialog
            name={name}
            onDelete={async () => {
              await deleteCategory(id);
              showToast({ title: 'Category deleted', text: name, kind: 'success' });
            }}
            onClose={close}
          >
            <Typography sx={{ mb: 3 }}>Links to it will lead to the list of all templates.</Typography>
          </DeleteDialog>
        )}
      />
    </Box>
  );
}

const columns: readonly Column<ListedCategory>[] = [
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
