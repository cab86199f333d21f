import IconButton from '@mui/material/IconButton';
import { Icon } from '../../ui/Icon.tsx';
import { IconCount } from '../../ui/IconCount.tsx';
import { setCartOpen, useCart } from './cart-store.ts';
import { CartDrawerHost } from './components/CartDrawerHost.tsx';

/** The header's way to the cart. Its drawer stands apart, so that the button is not drawn anew when that opens. */
export function CartButton() {
  const count = useCart().length;
  return (
    <>
      <IconButton
        aria-haspopup="dialog"
        aria-label={count === 0 ? 'Cart, empty' : `Cart, ${count} ${count === 1 ? 'item' : 'items'}`}
        onClick={() => setCartOpen(true)}
      >
        <Icon name="cart" />
        <IconCount count={count} most={99} />
      </IconButton>
      <CartDrawerHost />
    </>
  );
}
