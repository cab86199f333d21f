import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** Figures with their names before them, one a line; what can't be said is left out. */
export function FigureList({
  figures,
}: {
  figures: readonly (readonly [name: string, figure: string | null])[];
}) {
  return (
    <Box component="dl" sx={{ display: 'grid', '@media print': { breakInside: 'avoid' } }}>
      {figures
        .filter(([, figure]) => figure !== null)
        .map(([name, figure]) => (
          <Box
            key={name}
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              gap: 4,
              py: 2,
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <Typography component="dt" color="textSecondary">
              {name}
            </Typography>
            <Typography component="dd" sx={{ fontVariantNumeric: 'tabular-nums', textAlign: 'right' }}>
              {figure}
            </Typography>
          </Box>
        ))}
    </Box>
  );
}
