import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ListedCategory } from '../api/use-categories.ts';

interface CategoryFilterProps {
  categories: readonly ListedCategory[];
  /** The slug; null is all. */
  chosen: string | null;
  onChoose: (slug: string | null) => void;
}

export function CategoryFilter({ categories, chosen, onChoose }: CategoryFilterProps) {
  const choices = [{ id: null, name: 'All' }, ...categories];
  return (
    <Box role="group" aria-label="Category" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {choices.map(({ id, name }) => (
        <Button
          key={id}
          size="small"
          variant={chosen === id ? 'contained' : 'outlined'}
          color={chosen === id ? 'primary' : 'secondary'}
          aria-pressed={chosen === id}
          onClick={() => onChoose(id)}
        >
          {name}
        </Button>
      ))}
    </Box>
  );
}
