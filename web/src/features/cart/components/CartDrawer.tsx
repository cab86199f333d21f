import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { paths } from '@tempera/domain/paths';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Icon } from '../../../ui/Icon.tsx';
import { useCart } from '../cart-store.ts';
import { useCartLines } from '../use-cart-lines.ts';
import { CartEmpty } from './CartEmpty.tsx';
import { CartLines } from './CartLines.tsx';
import { CartTotal } from './CartTotal.tsx';

/** The cart from the right edge; a page opened from it closes it. */
export default function CartDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const slugs = useCart();
  const { lines, failed, retry } = useCartLines(slugs, open);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another page closes it
  useEffect(onClose, [pathname]);
  const sold = lines?.filter((line) => line.row) ?? [];
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': 'cart-title', sx: paper },
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
        <CartEmpty onLeave={onClose} />
      ) : (
        <>
          <CartLines slugs={slugs} lines={lines} failed={failed} onRetry={retry} />
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
