import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** After a move to another page: the focus starts at its content, and its title is announced. */
export function PageFocus() {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
    setAnnounced(document.title);
  }, [pathname]);
  return (
    <Box aria-live="polite" sx={visuallyHidden}>
      {announced}
    </Box>
  );
}
