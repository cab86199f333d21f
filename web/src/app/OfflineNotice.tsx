import Box from '@mui/material/Box';
import { Icon } from '../ui/Icon.tsx';
import { PageWidth } from '../ui/PageWidth.tsx';
import { useOnline } from '../ui/use-online.ts';

/** Says that the connection is gone, and goes when it is back. What is on the page stays readable. */
export function OfflineNotice() {
  const online = useOnline();
  return (
    <Box role="status" sx={{ displayPrint: 'none' }}>
      {!online && (
        <Box sx={{ bgcolor: 'ochre.tint', borderBottom: 1, borderColor: 'divider', typography: 'body2' }}>
          <PageWidth sx={{ display: 'flex', gap: 2, alignItems: 'center', py: 2 }}>
            <Icon name="offline" />
            You are offline. What you see may be out of date; buying and downloading need a connection.
          </PageWidth>
        </Box>
      )}
    </Box>
  );
}
