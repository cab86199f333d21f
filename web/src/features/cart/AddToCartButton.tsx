import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { visuallyHidden } from '@mui/utils';
import { useState } from 'react';
import { addToCart, setCartOpen, useCart } from './cart-store.ts';
import { expectCart } from './load-cart-drawer.ts';

/**
 * Puts a template into the cart, then leads to it. The button itself shows that the template is in: a toast would be drawn just
 * as the cart is opened. The name of the template is for those who only hear the page.
 */
export function AddToCartButton({ slug, title }: { slug: string; title: string }) {
  const inCart = useCart().includes(slug);
  const [added, setAdded] = useState(false);
  const view = () => setCartOpen(true);
  const add = () => {
    addToCart(slug);
    setAdded(true);
    expectCart();
  };
  const text = inCart ? 'View cart' : 'Add to cart';
  return (
    <>
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
      <Box role="status" sx={visuallyHidden}>
        {added && inCart && 'Added to your cart'}
      </Box>
    </>
  );
}
