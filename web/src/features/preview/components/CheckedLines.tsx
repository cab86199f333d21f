import Box from '@mui/material/Box';
import { Icon } from '../../../ui/Icon.tsx';

/** Features and contents as checked lines. */
export function CheckedLines({ lines }: { lines: readonly string[] }) {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        columnGap: 8,
        rowGap: 3,
        listStyle: 'none',
        p: 0,
      }}
    >
      {lines.map((line) => (
        <Box component="li" key={line} sx={{ display: 'flex', gap: 3 }}>
          <Box sx={{ color: 'verdigris.main', pt: 0.75, flexShrink: 0 }}>
            <Icon name="check" size={18} />
          </Box>
          <span>{line}</span>
        </Box>
      ))}
    </Box>
  );
}
