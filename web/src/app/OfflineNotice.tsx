import Box from '@mui/material/Box';
import { useSyncExternalStore } from 'react';
import { Icon } from '../ui/Icon.tsx';
import { PageWidth } from '../ui/PageWidth.tsx';

function subscribe(notify: () => void): () => void {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
}

/** Says that the connection is gone, and goes when it is back. What is on the page stays readable. */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <Box role="status">
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
