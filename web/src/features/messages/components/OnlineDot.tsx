import Box from '@mui/material/Box';

/** A mark beside the name of somebody who is here; what it means stands in words for those who don't see it. */
export const OnlineDot = () => (
  <Box
    component="span"
    role="img"
    aria-label="Online"
    sx={{
      display: 'inline-block',
      width: '0.5rem',
      height: '0.5rem',
      borderRadius: '50%',
      bgcolor: 'verdigris.text',
      flexShrink: 0,
    }}
  />
);
