import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ResourceTable } from '../../../ui/resource-list/ResourceTable.tsx';
import type { Column } from '../../../ui/resource-list/resource.ts';
import type { ListedCategory } from '../api/use-categories.ts';

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
export function CategoryTable({ categories, onEdit, onDelete }: CategoryTableProps) {
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
