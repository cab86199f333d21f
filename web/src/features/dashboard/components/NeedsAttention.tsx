import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { LoadingShape } from '../../../ui/LoadingShape.tsx';
import { StillLoading } from '../../../ui/StillLoading.tsx';
import { useFigure } from '../../../ui/use-figure.ts';
import { countAttention } from '../api/counts.ts';
import { attentionLines } from '../attention.ts';
import { PanelSection } from './PanelSection.tsx';

/** What waits for somebody, each line with the list that shows just these. */
export function NeedsAttention() {
  const [now] = useState(() => Date.now());
  const counts = useFigure(useCallback(() => countAttention(now), [now]));
  return (
    <PanelSection title="Needs attention">
      {counts === null && (
        <>
          <StillLoading />
          <LoadingShape height="7rem" />
        </>
      )}
      {counts === undefined && (
        <Typography color="textSecondary">
          This could not be counted. Reload the page to try again.
        </Typography>
      )}
      {counts && <Lines lines={attentionLines(counts)} />}
    </PanelSection>
  );
}

function Lines({ lines }: { lines: ReturnType<typeof attentionLines> }) {
  if (lines.length === 0) {
    return (
      <Typography color="textSecondary" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Icon name="check" /> Nothing is waiting for you.
      </Typography>
    );
  }
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {lines.map(({ text, href }) => (
        <Box component="li" key={href} sx={{ borderBottom: 1, borderColor: 'divider' }}>
          <Link href={href} sx={row}>
            {text}
            <Icon name="chevronRight" size={18} />
          </Link>
        </Box>
      ))}
    </Box>
  );
}

const row = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 3,
  py: 2.5,
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
} as const;
