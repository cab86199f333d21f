import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';
import Description from './Description.tsx';

/** What a release brings, Markdown in which line breaks stay: many are plain lines. Loaded apart from the page. */
export default function ReleaseNotes(props: ComponentProps<typeof Description>) {
  return (
    <Box sx={{ '& p, & li': { whiteSpace: 'pre-line' }, '& * + :is(h3, h4)': { mt: 4 } }}>
      <Description {...props} />
    </Box>
  );
}
