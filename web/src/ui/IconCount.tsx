import Box from '@mui/material/Box';

/**
 * A number on an icon's shoulder, in its button, which says the number itself. It is there all along and shows from one on, up
 * to `most`: an element and its styles that come with the first click would have the browser go through the whole page's once more.
 */
export function IconCount({ count, most }: { count: number; most: number }) {
  return (
    <Box
      component="span"
      aria-hidden
      style={{ visibility: count === 0 ? 'hidden' : undefined }}
      sx={{
        position: 'absolute',
        top: 2,
        right: 2,
        minWidth: 20,
        height: 20,
        px: 1,
        display: 'grid',
        placeItems: 'center',
        borderRadius: '10px',
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        fontSize: '0.75rem',
        fontWeight: 500,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {count > most ? `${most}+` : count}
    </Box>
  );
}
