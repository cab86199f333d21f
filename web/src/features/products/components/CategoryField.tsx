import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SelectField } from '../../../ui/SelectField.tsx';
import type { ListedCategory } from '../api/use-categories.ts';

interface CategoryFieldProps {
  categories: readonly ListedCategory[];
  value: string;
  error?: string;
  onChange: (slug: string) => void;
}

/** The category; one that is gone keeps its name in the list while the product is in it. */
export function CategoryField({ categories, value, error, onChange }: CategoryFieldProps) {
  const known = categories.map(({ id, name }) => ({ value: id, label: name }));
  const options = [
    ...(value === '' ? [{ value: '', label: 'Choose…' }] : []),
    ...(value === '' || known.some((one) => one.value === value) ? [] : [{ value, label: value }]),
    ...known,
  ];
  return (
    <Box>
      <SelectField label="Category" value={value} options={options} onChange={onChange} />
      {error && (
        <Typography variant="body2" sx={{ mt: 1, color: 'vermilion.text' }}>
          {error}
        </Typography>
      )}
    </Box>
  );
}
