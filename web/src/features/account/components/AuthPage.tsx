import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { paths } from '@tempera/domain/site/paths';
import type { ReactNode } from 'react';
import { PageWidth } from '../../../ui/PageWidth.tsx';

/** The narrow column of the login and sign-up pages. */
export function AuthPage({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  return (
    <PageWidth sx={{ maxWidth: '33rem', py: { xs: 10, md: 16 } }}>
      <Typography variant="h2" component="h1">
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 2, mb: 8 }}>
        {lead}
      </Typography>
      <Box sx={{ display: 'grid', gap: 6 }}>{children}</Box>
    </PageWidth>
  );
}

/** What signing in means; the same on both pages. */
export function LegalNote() {
  return (
    <Typography variant="body2" color="textSecondary">
      By continuing you agree to the <Link href={paths.terms}>Terms of Service</Link> and the{' '}
      <Link href={paths.privacy}>Privacy Policy</Link>.
    </Typography>
  );
}
