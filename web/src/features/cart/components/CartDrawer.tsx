import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { paths } from '@tempera/domain/site/paths';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Icon } from '../../../ui/Icon.tsx';
import { removeFromCart, restoreCart, useCart } from '../cart-store.ts';
import { type CartLine, useCartLines } from '../use-cart-lines.ts';
import { CartEmpty } from './CartEmpty.tsx';
import { CartLines } from './CartLines.tsx';
import { CartTotal } from './CartTotal.tsx';
import { type Removed, UndoRemove } from './UndoRemove.tsx';

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
    onClose();
  }, [pathname, onClose]);
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
