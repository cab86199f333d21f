import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-paths.ts';
import { PageWidth } from './PageWidth.tsx';

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
