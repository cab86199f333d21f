import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { paths } from '@tempera/domain/site/paths';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PageWidth } from '../../ui/layout.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';

/** In place of a template that was taken off sale, for everybody who doesn't own it; the server responds with 410. */
export default function ArchivedPage({ related }: { related: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <PageWidth sx={{ py: { xs: 10, md: 16 }, display: 'grid', gap: { xs: 12, md: 16 } }}>
      <PageMeta title="No longer for sale" noIndex />
      <Notice
        level="h1"
        icon="folder"
        title="This template is no longer for sale"
        text={
          <>
            If you bought it, it is still yours. <Link href={paths.loginThen(pathname)}>log in</Link> to see
            this page with your downloads.
          </>
        }
        action={
          <Button variant="contained" href={paths.templates}>
            Browse Templates
          </Button>
        }
      />
      {related}
    </PageWidth>
  );
}
