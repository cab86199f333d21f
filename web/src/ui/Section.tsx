import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { PageWidth } from './PageWidth.tsx';

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
