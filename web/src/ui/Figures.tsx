import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatCount } from '@tempera/domain/site/plain-text';

/** Figures, typed by the owner or counted, each with what it counts; one that is empty or zero is not shown. */
export function Figures({
  figures,
}: {
  figures: readonly (readonly [figure: string | number, what: string])[];
}) {
  const shown = figures.filter(([figure]) => figure);
  if (!shown[0]) return null;
  return (
    <Box
      component="dl"
      sx={{
        display: { xs: 'grid', sm: 'flex' },
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        flexWrap: 'wrap',
        columnGap: { xs: 6, sm: 12 },
        rowGap: 4,
      }}
    >
      {shown.map(([figure, what]) => (
        <Box key={what} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {what}
          </Typography>
          <Typography component="dd" variant="h3" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {typeof figure === 'number' ? formatCount(figure) : figure}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
