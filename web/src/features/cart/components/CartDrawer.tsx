import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { CatalogueRow } from '@tempera/domain/catalogue/catalogue';
import { cents, formatMoney } from '@tempera/domain/money/money';
import { paths } from '@tempera/domain/site/paths';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterPaint } from '../../../ui/after-paint.ts';
import { focusMain } from '../../../ui/focus-main.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { removeFromCart, restoreCart, type Slugs, useCart } from '../cart-store.ts';
import { type CartLine, useCartLines } from '../use-cart-lines.ts';
import { CartLines } from './CartLines.tsx';

/** The cart from the right edge; a page opened from it closes it. */
export default function CartDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const slugs = useCart();
  const { lines, failed, retry } = useCartLines(slugs, open);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const shownAt = useRef(pathname);
  useEffect(() => {
    if (shownAt.current === pathname) return;
    shownAt.current = pathname;
    if (!open) return;
    onClose();
    // The drawer gives the focus back to what it was opened by, on the page that was left.
    afterPaint(focusMain);
  }, [pathname, open, onClose]);
  const [removed, setRemoved] = useState<Removed | null>(null);
  if (!open && removed) setRemoved(null);
  const remove = ({ slug, row }: CartLine) => {
    setRemoved({ title: row?.title ?? slug, before: removeFromCart(slug) });
  };
  const undo = () => {
    if (removed) restoreCart(removed.before);
    setRemoved(null);
  };
  const sold = lines?.filter((line) => line.row) ?? [];
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          elevation: 0,
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': 'cart-title',
          sx: paper,
        },
      }}
    >
      <Box
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', pl: 6, pr: 3, py: 3 }}
      >
        <Typography id="cart-title" variant="h4" component="h2">
          Your cart
        </Typography>
        <IconButton aria-label="Close cart" onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </Box>
      {slugs.length === 0 ? (
        <>
          <UndoRemove removed={removed} onUndo={undo} />
          <CartEmpty onLeave={onClose} />
        </>
      ) : (
        <>
          <CartLines slugs={slugs} lines={lines} failed={failed} onRemove={remove} onRetry={retry} />
          <UndoRemove removed={removed} onUndo={undo} />
          <Box sx={{ borderTop: 1, borderColor: 'divider', p: 6, display: 'grid', gap: 3 }}>
            <CartTotal rows={lines && sold.flatMap(({ row }) => (row ? [row] : []))} />
            <Button
              variant="contained"
              size="large"
              disabled={sold.length === 0}
              onClick={() => navigate(paths.checkout(sold.map(({ slug }) => slug)))}
            >
              Check out
            </Button>
            <Button onClick={onClose}>Keep browsing</Button>
          </Box>
        </>
      )}
    </Drawer>
  );
}

const paper = { width: 'min(420px, 100vw)', borderLeft: 1, borderColor: 'divider' };

/** An empty cart leads on to the templates. */
function CartEmpty({ onLeave }: { onLeave: () => void }) {
  return (
    <Box sx={{ px: 6, py: 8, display: 'grid', gap: 4, justifyItems: 'start' }}>
      <Typography variant="h5" component="p">
        Nothing here yet
      </Typography>
      <Typography color="textSecondary">
        Templates that you add stay in this browser until you buy them.
      </Typography>
      <Button variant="outlined" href={paths.templates} onClick={onLeave}>
        Browse templates
      </Button>
    </Box>
  );
}

/** The subtotal as the catalogue has it; what is paid is quoted by the server at checkout. */
function CartTotal({ rows }: { rows: CatalogueRow[] | null }) {
  const subtotal = cents(rows?.reduce((sum, row) => sum + row.priceCents, 0) ?? 0);
  return (
    <Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline' }}>
        <Typography variant="h6" component="span">
          Subtotal
        </Typography>
        <Typography variant="h6" component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {rows ? formatMoney(subtotal, rows[0]?.currency) : <Skeleton width="5ch" />}
        </Typography>
      </Box>
      <Typography variant="body2" color="textSecondary">
        Tax and coupons come at checkout.
      </Typography>
    </Box>
  );
}

/** A line taken out of the cart, and the cart as it was before. */
interface Removed {
  title: string;
  before: Slugs;
}

/** Brings a removed line back. It stands in the drawer, since a toast behind a dialog is out of a keyboard's reach. */
function UndoRemove({ removed, onUndo }: { removed: Removed | null; onUndo: () => void }) {
  return (
    <Box role="status">
      {removed && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 3,
            pl: 6,
            pr: 3,
            py: 1,
            borderTop: 1,
            borderColor: 'divider',
            bgcolor: 'sunk',
          }}
        >
          <Typography variant="body2" sx={{ flex: 1 }}>
            {removed.title} removed from your cart
          </Typography>
          <Button key={removed.title} ref={focus} size="small" onClick={onUndo}>
            Undo
          </Button>
        </Box>
      )}
    </Box>
  );
}

/** The button that was pressed went away with its line. */
const focus = (button: HTMLButtonElement | null) => button?.focus();
