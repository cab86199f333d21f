import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { durations } from '@tempera/domain/site/durations';
import { type ReactNode, useEffect, useState } from 'react';
import { PageHeader, PageWidth } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { LoadingText } from './NotFoundPage.tsx';

const sizes = { sm: 16, md: 24, lg: 40, xl: 64 };

/** A demo of every loading animation of the store. */
export function LoadingDemoPage() {
  const [overlay, showOverlay] = useTimed(durations.demoOverlay);
  const [busy, showBusy] = useTimed(durations.demoButton);
  return (
    <PageWidth sx={{ py: { xs: 8, md: 14 }, display: 'grid', gap: 10 }}>
      <PageMeta title="Loading demo" noIndex />
      <PageHeader title="Loading demo" lead="What loading looks like in this store." />
      <Demo title="Sizes">
        <Box sx={{ display: 'flex', alignItems: 'end', gap: 8 }}>
          {Object.entries(sizes).map(([name, size]) => (
            <Box key={name} sx={{ display: 'grid', gap: 2, justifyItems: 'center' }}>
              <CircularProgress size={size} aria-label={`Loading, size ${name}`} />
              <Typography variant="mono">{name}</Typography>
            </Box>
          ))}
        </Box>
      </Demo>
      <Demo title="Full page">
        <Button variant="outlined" color="secondary" onClick={showOverlay}>
          Show for 4 seconds
        </Button>
      </Demo>
      <Demo title="Button">
        <Button
          variant="contained"
          onClick={showBusy}
          aria-disabled={busy}
          startIcon={busy && <CircularProgress size="1em" color="inherit" aria-hidden />}
        >
          {busy ? 'Working' : 'Load for 3 seconds'}
        </Button>
      </Demo>
      <Demo title="Inline">
        <LoadingText>Loading templates</LoadingText>
      </Demo>
      {overlay && (
        <Box
          role="status"
          sx={{
            position: 'fixed',
            inset: 0,
            zIndex: 'modal',
            display: 'grid',
            placeContent: 'center',
            justifyItems: 'center',
            gap: 4,
            bgcolor: 'background.default',
          }}
        >
          <CircularProgress size={sizes.xl} aria-hidden />
          Loading
        </Box>
      )}
    </PageWidth>
  );
}

function Demo({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      {children}
    </Box>
  );
}

/** True for `ms` milliseconds after it was started. */
function useTimed(ms: number): [on: boolean, start: () => void] {
  const [on, setOn] = useState(false);
  useEffect(() => {
    if (!on) return;
    const timer = window.setTimeout(() => setOn(false), ms);
    return () => window.clearTimeout(timer);
  }, [on, ms]);
  return [on, () => setOn(true)];
}
