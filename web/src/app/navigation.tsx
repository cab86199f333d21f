import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { focusMain } from '../ui/focus-main.ts';
import { serverOnly } from './head/markup.ts';

const grow = keyframes`
  from { transform: scaleX(0) }
  to { transform: scaleX(0.9) }
`;

/**
 * A thin line while the next page is on its way; it waits a moment, so that quick moves show nothing. It is always there: styles that come
 * with it would have the browser go through those of the whole page, for each first move.
 */
export function NavigationProgress() {
  const { state } = useNavigation();
  return (
    <Box
      hidden={state === 'idle'}
      role="progressbar"
      aria-label="Loading page"
      sx={{
        position: 'fixed',
        inset: '0 0 auto',
        height: 2,
        zIndex: 'tooltip',
        bgcolor: 'primary.main',
        transform: 'scaleX(0)',
        transformOrigin: 'left',
        animation: `${grow} 4s cubic-bezier(0.1, 0.7, 0.2, 1) 150ms forwards`,
      }}
    />
  );
}

/** After a move to another page: the focus starts at its content, its title is announced, what the server said is dropped. */
export function PageFocus() {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    dropServerHead();
    focusMain();
    setAnnounced(document.title);
  }, [pathname]);
  return (
    <Box aria-live="polite" sx={visuallyHidden}>
      {announced}
    </Box>
  );
}

/** Into the page, whose address keeps its fragment: that may be a section, or the link of a mail. */
function skip(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

/** The first thing that Tab reaches: past the header, into the page. */
export function SkipLink() {
  return (
    <Box
      component="a"
      href="#main"
      onClick={skip}
      sx={{
        displayPrint: 'none',
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 4,
        py: 3,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        borderRadius: 1,
        transform: 'translateY(-200%)',
        '&:focus-visible': { transform: 'none' },
      }}
    >
      Skip to content
    </Box>
  );
}

/**
 * Marks the document once the page answers to clicks and keys. A page from the server is seen before that; scripts that
 * drive it (tests, screenshots) wait for the mark, people don't need to.
 */
export function ReadyMark() {
  useEffect(() => {
    document.documentElement.dataset.ready = '';
    dispatchEvent(new Event('tempera:ready'));
  }, []);
  return null;
}

/** Takes away what the server said of the page it rendered, once another one is shown: browsers share a canonical address. */
export function dropServerHead(): void {
  for (const element of document.head.querySelectorAll(`[${serverOnly}]`)) element.remove();
}
