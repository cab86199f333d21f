import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** The title of a page and what it is about. */
export function PageHeader({ title, lead }: { title: string; lead?: string }) {
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Typography variant="h1">{title}</Typography>
      {lead && (
        <Typography
          variant="lead"
          component="p"
          color="textSecondary"
          sx={{ maxWidth: '60ch', textWrap: 'pretty', whiteSpace: 'pre-line' }}
        >
          {lead}
        </Typography>
      )}
    </Box>
  );
}
