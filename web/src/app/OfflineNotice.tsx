import Box from '@mui/material/Box';
import { TopNotice } from '../ui/TopNotice.tsx';
import { useOnline } from '../ui/use-online.ts';

/** Says that the connection is gone, and goes when it is back. What is on the page stays readable. */
export function OfflineNotice() {
  const online = useOnline();
  return (
    <Box role="status" sx={{ displayPrint: 'none' }}>
      {!online && (
        <TopNotice icon="offline">
          You are offline. What you see may be out of date; buying and downloading need a connection.
        </TopNotice>
      )}
    </Box>
  );
}
