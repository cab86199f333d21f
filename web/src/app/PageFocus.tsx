import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { dropServerHead } from './head/drop-server-head.ts';

/** After a move to another page: the focus starts at its content, its title is announced, what the server said is dropped. */
export function PageFocus() {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    dropServerHead();
    document.getElementById('main')?.focus({ preventScroll: true });
    setAnnounced(document.title);
  }, [pathname]);
  return (
    <Box aria-live="polite" sx={visuallyHidden}>
      {announced}
    </Box>
  );
}
