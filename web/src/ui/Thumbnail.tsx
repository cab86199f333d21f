import Box from '@mui/material/Box';
import { Icon } from './Icon.tsx';

interface ThumbnailProps {
  slug: string;
  /** The product's own address of a picture; empty or unknown shows a drawing. */
  image: string | undefined;
}

/** A product's picture beside its name, which stands there as text: decoration, in a space of fixed size. */
export function Thumbnail({ slug, image }: ThumbnailProps) {
  const own = image === `/images/products/${slug}.webp`;
  return (
    <Box
      aria-hidden
      sx={{
        width: '5rem',
        aspectRatio: '8 / 5',
        flexShrink: 0,
        display: 'grid',
        placeItems: 'center',
        overflow: 'hidden',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'sunk',
        color: 'text.secondary',
        '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
      }}
    >
      {image ? (
        <img
          src={own ? `/images/products/${slug}-640.webp` : image}
          alt=""
          width={80}
          height={50}
          decoding="async"
        />
      ) : (
        <Icon name="file" />
      )}
    </Box>
  );
}
