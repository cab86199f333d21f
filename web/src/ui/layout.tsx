import Box, { type BoxProps } from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
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

interface SectionProps {
  title: string;
  lead?: string;
  /** Where more of the same is. */
  more?: { href: string; label: string };
  children: ReactNode;
}

/** A titled band of a page, 64 to 96 px from the next on a desktop and 40 on a phone. */
export function Section({ title, lead, more, children }: SectionProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ py: { xs: 10, md: 16 } }}>
      <PageWidth>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'baseline',
            justifyContent: 'space-between',
            columnGap: 6,
            rowGap: 2,
            mb: { xs: 6, md: 8 },
          }}
        >
          <Box sx={{ display: 'grid', gap: 2 }}>
            <Typography variant="h2" id={id}>
              {title}
            </Typography>
            {lead && (
              <Typography variant="lead" color="textSecondary" component="p" sx={{ maxWidth: '60ch' }}>
                {lead}
              </Typography>
            )}
          </Box>
          {more && <Link href={more.href}>{more.label}</Link>}
        </Box>
        {children}
      </PageWidth>
    </Box>
  );
}

/** Buttons side by side; on a phone one below the other, where one without a frame would stand aside of the others. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        flexWrap: { sm: 'wrap' },
        width: { xs: '100%', sm: 'auto' },
        gap: 3,
      }}
    >
      {children}
    </Box>
  );
}

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
