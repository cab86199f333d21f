import Box, { type BoxProps } from '@mui/material/Box';

interface TagProps {
  label: string;
  /** A pigment, or plain ink. */
  tone?: 'ink' | 'ultramarine' | 'vermilion' | 'ochre' | 'verdigris';
  sx?: BoxProps['sx'];
}

/** A word about somebody or something, such as a role or a state; it stands in the header, where MUI's Chip weighs too much. */
export function Tag({ label, tone = 'ink', sx }: TagProps) {
  return (
    <Box
      component="span"
      sx={[
        {
          display: 'inline-flex',
          alignItems: 'center',
          px: 2,
          minHeight: 24,
          border: 1,
          borderRadius: 1,
          borderColor: tone === 'ink' ? 'edge' : 'currentColor',
          color: tone === 'ink' ? 'text.primary' : `${tone}.text`,
          typography: 'body2',
          whiteSpace: 'nowrap',
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {label}
    </Box>
  );
}

/** A count in a badge: 9+ above nine. */
export const upToNine = (count: number): string => (count > 9 ? '9+' : String(count));
