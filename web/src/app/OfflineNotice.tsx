import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { layout } from '../theme/tokens.ts';
import { useOnline } from '../ui/connection.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { PageWidth } from '../ui/layout.tsx';

/** Says that the connection is gone, and goes when it is back. What is on the page stays readable. */
export function OfflineNotice() {
  const online = useOnline();
  return (
    <Box role="status" sx={belowHeader}>
      {!online && (
        <TopNotice icon="offline">
          You are offline. What you see may be out of date; buying and downloading need a connection.
        </TopNotice>
      )}
    </Box>
  );
}

/** The panels have a header of their own height. A border of 1 px closes the store's. */
const below = (headerPx: number) => `var(--header-height, ${headerPx + 1}px)`;

/** In sight further down a page, too: that is where a button asks for what there is no connection for. */
const belowHeader = {
  position: 'sticky',
  top: { xs: below(layout.header.xs), md: below(layout.header.md) },
  zIndex: 'appBar',
  displayPrint: 'none',
} as const;

/** A strip across the top of every page, for what holds as long as it stands. */
export function TopNotice({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <Box
      sx={{
        bgcolor: 'ochre.tint',
        borderBottom: 1,
        borderColor: 'divider',
        typography: 'body2',
        displayPrint: 'none',
      }}
    >
      <PageWidth sx={{ display: 'flex', gap: 2, alignItems: 'center', py: 2 }}>
        <Icon name={icon} />
        <span>{children}</span>
      </PageWidth>
    </Box>
  );
}
