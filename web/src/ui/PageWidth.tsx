import Box, { type BoxProps } from '@mui/material/Box';
import { layout } from '../theme/tokens.ts';

/** The page's column: 1200 px at most, with a margin that grows with the screen. */
export function PageWidth({ sx, ...rest }: BoxProps) {
  return (
    <Box
      sx={[
        { width: '100%', maxWidth: layout.pageWidth + 80, mx: 'auto', px: { xs: 5, sm: 8, md: 10 } },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
      {...rest}
    />
  );
}
