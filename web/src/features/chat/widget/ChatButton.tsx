import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { visuallyHidden } from '@mui/utils';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { Icon } from '../../../ui/Icon.tsx';
import { upToNine } from '../../../ui/Tag.tsx';
import { useFreeSpot } from './free-spot.ts';
import { setWidgetMode } from './widget-mode.ts';

/** The forms that pay, orders with their totals, and the profile, whose lists of orders and charges end in how each stands. */
const isAboutMoney = (pathname: string) =>
  /^\/checkout\/(?:(?:products?|plan)=|(?:success|order)$)|^\/profile$/.test(pathname);

/** On a phone a page's own action stays free: the button stands above a bar at the bottom, and after what is about money. */
function placeOf(pathname: string) {
  const inFlow = isAboutMoney(pathname);
  const aboveBar = pathname.startsWith('/product/');
  return {
    position: { xs: inFlow ? ('static' as const) : ('fixed' as const), md: 'fixed' as const },
    m: { xs: inFlow ? '0 16px 16px auto' : 0, md: 0 },
    bottom: { xs: aboveBar ? 96 : 16, md: 24 },
  };
}

/** Opens the chat; says how much of it is unread, also to those who don't see it. */
export function ChatButton({ unread }: { unread: number }) {
  const { pathname } = useLocation();
  const button = useRef<HTMLButtonElement>(null);
  const up = useFreeSpot(button, pathname);
  const shown = (
    <>
      <ButtonBase
        ref={button}
        style={{ transform: up > 0 ? `translateY(-${up}px)` : undefined }}
        aria-label={unread > 0 ? `Open live chat, ${unread} unread` : 'Open live chat'}
        onClick={() => setWidgetMode('open')}
        sx={{
          ...placeOf(pathname),
          displayPrint: 'none',
          right: { xs: 16, md: 24 },
          zIndex: 'speedDial',
          transition: 'transform 180ms ease-out',
          '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
          display: 'flex',
          width: 56,
          height: 56,
          borderRadius: '50%',
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
          '&:hover': { bgcolor: 'primary.dark' },
          '&:focus-visible': { outline: '2px solid', outlineColor: 'text.primary', outlineOffset: '2px' },
        }}
      >
        <Icon name="chat" size={24} />
        {unread > 0 && <UnreadBadge unread={unread} />}
      </ButtonBase>
      <Box role="status" sx={visuallyHidden}>
        {unread > 0 && `${unread} new in live chat`}
      </Box>
    </>
  );
  // In the flow of the page it comes after the footer, which is the end of the document.
  return isAboutMoney(pathname) ? createPortal(shown, document.body) : shown;
}

/** How much is unread, at the corner of what it is about. */
export const UnreadBadge = ({ unread }: { unread: number }) => (
  <Box
    component="span"
    aria-hidden
    sx={{
      position: 'absolute',
      top: -8,
      right: -8,
      minWidth: 24,
      height: 24,
      px: 1,
      display: 'grid',
      placeItems: 'center',
      borderRadius: 12,
      bgcolor: 'vermilion.text',
      color: 'background.paper',
      typography: 'body2',
      fontWeight: 600,
      fontVariantNumeric: 'tabular-nums',
    }}
  >
    {upToNine(unread)}
  </Box>
);
