import IconButton from '@mui/material/IconButton';
import { toggleWish } from '../toggle-wish.ts';
import { Heart } from '../WishButton.tsx';
import { useWishes } from '../wish-store.ts';

interface WishHeartProps {
  uid: string;
  slug: string;
  title: string;
}

/** The heart on a card, above the link that the card's face is. */
export default function WishHeart({ uid, slug, title }: WishHeartProps) {
  const wishes = useWishes(uid);
  if (!wishes) return null;
  const wished = wishes.some((wish) => wish.slug === slug);
  return (
    <IconButton
      aria-label={`Save ${title} to your wishlist`}
      aria-pressed={wished}
      onClick={() => toggleWish(uid, slug, title)}
      sx={{
        position: 'absolute',
        top: 8,
        right: 8,
        zIndex: 1,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        color: wished ? 'primary.main' : 'text.primary',
      }}
    >
      <Heart filled={wished} />
    </IconButton>
  );
}
