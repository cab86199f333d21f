import Box from '@mui/material/Box';

/** The first thing that Tab reaches: past the header, into the page. */
export function SkipLink() {
  return (
    <Box
      component="a"
      href="#main"
      sx={{
        displayPrint: 'none',
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 4,
        py: 3,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        borderRadius: 1,
        transform: 'translateY(-200%)',
        '&:focus-visible': { transform: 'none' },
      }}
    >
      Skip to content
    </Box>
  );
}
