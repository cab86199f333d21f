import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { InlineNotice } from './InlineNotice.tsx';

/** In milliseconds; nothing that works takes so long. */
const patience = 10_000;

/** Stands beside the shape of what is on the way, and says after a while that it takes long. */
export function StillLoading() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, []);
  if (!late) return null;
  return (
    <Box sx={{ mb: 4 }}>
      <InlineNotice
        role="status"
        action={
          <Button size="small" onClick={() => window.location.reload()}>
            Reload
          </Button>
        }
      >
        This is taking longer than usual.
      </InlineNotice>
    </Box>
  );
}
