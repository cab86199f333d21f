import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Product } from '@tempera/domain/catalogue/product';
import { messages } from '@tempera/domain/site/messages';
import { paths } from '@tempera/domain/site/paths';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { sessionKnown, useMember } from '../../firebase/auth/session.ts';
import { Icon } from '../../ui/Icon.tsx';
import { showToast } from '../../ui/toast.ts';
import { useWishes } from './wish-store.ts';

/**
 * The heart of a preview page. A visitor is led to the login and back; a click before it is known who looks waits for
 * that. The name of the template is for those who only hear the page.
 */
export function WishButton({ product }: { product: Product }) {
  const { slug, title, category } = product;
  const member = useMember();
  const wished = useWishes(member?.uid ?? null)?.some((wish) => wish.slug === slug) ?? false;
  const navigate = useNavigate();
  const login = paths.loginThen(`${paths.preview(category, slug)}#wishlist`);

  const press = async (event: MouseEvent) => {
    if (member === null) return;
    event.preventDefault();
    const person = member ?? (await sessionKnown());
    if (person && !person.anonymous) await toggle(person.uid, slug, title);
    else navigate(login);
  };
  const text = wished ? 'In your wishlist' : 'Add to wishlist';
  return (
    <Button
      variant="outlined"
      color="secondary"
      fullWidth
      startIcon={<Heart filled={wished} />}
      aria-label={`${text}: ${title}`}
      onClick={press}
      {...(member ? { 'aria-pressed': wished } : { href: login })}
    >
      {text}
    </Button>
  );
}

/** What a press does comes with the first one: every visitor of a preview would wait for it. */
async function toggle(uid: string, slug: string, title: string): Promise<void> {
  const loaded = await import('./toggle-wish.ts').catch(() => null);
  if (loaded) await loaded.toggleWish(uid, slug, title);
  else showToast({ title: 'Wishlist not changed', text: messages.networkError, kind: 'error' });
}

/** A heart, filled for what is wished for. */
export function Heart({ filled }: { filled: boolean }) {
  return (
    <Box component="span" sx={{ display: 'flex', '& path': filled ? { fill: 'currentColor' } : {} }}>
      <Icon name="heart" />
    </Box>
  );
}
