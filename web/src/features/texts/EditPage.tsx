import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type PageText, toPageText } from '@tempera/domain/site/page-text';
import { panelPaths } from '@tempera/domain/site/panel-screens';
import { defaultTextOf, type TextPage, textPageOf } from '@tempera/domain/site/text-pages';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LoadingShape } from '../../ui/LoadingShape.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { showToast } from '../../ui/toast.ts';
import { resetText, useWrittenText } from './api/page-texts.ts';
import { PageEditor } from './components/PageEditor.tsx';

/** One page's text to write. */
export function EditPage({ id }: { id: string }) {
  const page = textPageOf(id);
  if (page) return <Editing page={page} />;
  return (
    <EmptyState
      level="h1"
      title="Page not found."
      action={
        <Button variant="contained" href={panelPaths.adminPages}>
          All Pages
        </Button>
      }
    />
  );
}

function Editing({ page }: { page: TextPage }) {
  const { loading, data, error } = useWrittenText(page);
  if (error) return <ErrorState level="h1" onRetry={() => window.location.reload()} />;
  if (loading) return <LoadingShape height="24rem" />;
  return <Loaded page={page} written={toPageText(data)} />;
}

/** The form keeps what is typed; it begins anew only with the default text. */
function Loaded({ page, written }: { page: TextPage; written: PageText | null }) {
  const [base, setBase] = useState(written);
  const [resets, setResets] = useState(0);
  const [asking, setAsking] = useState(false);
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      <Link href={panelPaths.adminPages} sx={{ justifySelf: 'start' }}>
        Pages
      </Link>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Typography variant="h2" component="h1" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
          {(base ?? defaultTextOf(page)).title}
        </Typography>
        <Button href={page.path}>View Page</Button>
        {base && (
          <Button color="error" onClick={() => setAsking(true)}>
            Reset to Default Text
          </Button>
        )}
      </Box>
      <PageEditor key={resets} page={page} base={base} onSaved={setBase} />
      {asking && (
        <ConfirmDialog
          title="Reset to the default text?"
          action="Reset Text"
          busy="Resetting…"
          grave
          onConfirm={async () => {
            await resetText(page);
            setBase(null);
            setResets((count) => count + 1);
            showToast({ title: 'Text reset', text: defaultTextOf(page).title, kind: 'success' });
          }}
          onClose={() => setAsking(false)}
        >
          What you’ve written on this page will be deleted. This can’t be undone.
        </ConfirmDialog>
      )}
    </Box>
  );
}
