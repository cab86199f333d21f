import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { Category } from '@tempera/domain/catalogue/product';

interface CategoryChipsProps {
  categories: readonly Category[];
  chosen: string;
  onChoose: (slug: string) => void;
}

/** One category, or all. */
export function CategoryChips({ categories, chosen, onChoose }: CategoryChipsProps) {
  const chips = [{ slug: '', name: 'All' }, ...categories];
  return (
    <Box role="group" aria-label="Category" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {chips.map(({ slug, name }) => (
        <ButtonBase
          key={slug}
          aria-pressed={chosen === slug}
          onClick={() => onChoose(slug)}
          sx={{
            minHeight: 40,
            px: 4,
            border: 1,
            borderRadius: 1,
            typography: 'body1',
            borderColor: chosen === slug ? 'text.primary' : 'divider',
            bgcolor: chosen === slug ? 'text.primary' : 'transparent',
            color: chosen === slug ? 'background.default' : 'text.primary',
            '&:hover': { borderColor: 'text.primary' },
          }}
        >
          {name}
        </ButtonBase>
      ))}
    </Box>
  );
}
