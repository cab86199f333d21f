import Button from '@mui/material/Button';
import { showToast } from '../../ui/toast.ts';
import { addToCart, setCartOpen, useCart } from './cart-store.ts';
import { expectCart } from './load-cart-drawer.ts';

/** Puts a template into the cart, then leads to it. The name of the template is for those who only hear the page. */
export function AddToCartButton({ slug, title }: { slug: string; title: string }) {
  const inCart = useCart().includes(slug);
  const view = () => setCartOpen(true);
  const add = () => {
    addToCart(slug);
    expectCart();
    showToast({
      title: 'Added to your cart',
      text: title,
      kind: 'success',
      action: { label: 'View cart', run: view },
    });
  };
  const text = inCart ? 'View cart' : 'Add to cart';
  return (
    <Button
      variant="outlined"
      fullWidth
      // What it says changes, its size does not: the page around it need not be laid out anew.
      sx={{ contain: 'layout' }}
      aria-label={`${text}: ${title}`}
      onClick={inCart ? view : add}
    >
      {text}
    </Button>
  );
}
