import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ListedCategory } from '../api/use-categories.ts';

interface CategoryTableProps {
  categories: readonly ListedCategory[];
  onEdit: (category: ListedCategory) => void;
  onDelete: (category: ListedCategory) => void;
}

const notOnPhone = { display: { xs: 'none', sm: 'table-cell' } };

/** The categories in the order in which the store shows them. */
export function CategoryTable({ categories, onEdit, onDelete }: CategoryTableProps) {
  return (
    <Table aria-label="Categories" sx={{ '& td, & th': { px: { xs: 1, sm: 4 } } }}>
      <TableHead>
        <TableRow>
          <TableCell align="right" sx={notOnPhone}>
            Order
          </TableCell>
          <TableCell>Category</TableCell>
          <TableCell align="right">Actions</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {categories.map((category) => (
          <TableRow key={category.id}>
            <TableCell align="right" sx={{ ...notOnPhone, fontVariantNumeric: 'tabular-nums' }}>
              {category.order}
            </TableCell>
            <TableCell component="th" scope="row">
              <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 3 }}>
                <Box
                  component="span"
                  aria-hidden
                  sx={{
                    flexShrink: 0,
                    width: 12,
                    height: 12,
                    borderRadius: 1,
                    bgcolor: `${category.colour}.text`,
                  }}
                />
                <Box sx={{ minWidth: 0 }}>
                  <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{category.name}</Typography>
                  <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                    {category.description}
                  </Typography>
                </Box>
              </Box>
            </TableCell>
            <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
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
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
