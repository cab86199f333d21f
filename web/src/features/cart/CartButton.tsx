import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { useCart } from './cart-store.ts';
import { setCartOpen, useCartOpen } from './drawer-state.ts';

const CartDrawer = lazy(() => import('./components/CartDrawer.tsx'));

/** The header's way to the cart; the drawer's code loads when it is first opened. */
export function CartButton() {
  const count = useCart().length;
  const open = useCartOpen();
  const [loaded, setLoaded] = useState(false);
  if (open && !loaded) setLoaded(true);
  return (
    <>
      <IconButton
        aria-haspopup="dialog"
        aria-label={count === 0 ? 'Cart, empty' : `Cart, ${count} ${count === 1 ? 'item' : 'items'}`}
        onClick={() => setCartOpen(true)}
      >
        <Icon name="cart" />
        {count > 0 && <Count>{count > 99 ? '99+' : count}</Count>}
      </IconButton>
      {loaded && (
        <Suspense>
          <CartDrawer open={open} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

/** On the icon's shoulder. The button says the number itself. */
function Count({ children }: { children: ReactNode }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        position: 'absolute',
        top: 2,
        right: 2,
        minWidth: 20,
        height: 20,
        px: 1,
        display: 'grid',
        placeItems: 'center',
        borderRadius: '10px',
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        fontSize: '0.75rem',
        fontWeight: 500,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {children}
    </Box>
  );
}

const close = () => setCartOpen(false);
