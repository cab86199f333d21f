import Box, { type BoxProps } from '@mui/material/Box';

interface ColumnsProps extends Omit<BoxProps<'ul'>, 'component'> {
  /** Columns on a phone, a tablet and a desktop. */
  counts: readonly [phone: number, tablet: number, desktop: number];
}

const equal = (count: number) => (count === 1 ? 'minmax(0, 1fr)' : `repeat(${count}, minmax(0, 1fr))`);

/** A list laid out in equal columns, one to four as the screen allows. */
export function Columns({ counts: [xs, sm, md], sx, ...rest }: ColumnsProps) {
  return (
    <Box
      component="ul"
      sx={[
        {
          display: 'grid',
          gridTemplateColumns: { xs: equal(xs), sm: equal(sm), md: equal(md) },
          gap: 5,
          listStyle: 'none',
          p: 0,
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
      {...rest}
    />
  );
}
