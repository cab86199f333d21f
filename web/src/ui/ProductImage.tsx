import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

import placeholders from './product-images.json' with { type: 'json' };

interface ProductImageProps {
  slug: string;
  title: string;
  /** The product's own address of a picture; the store's own pictures exist in more formats. */
  image: string;
  /** The `sizes` of the picture, for the browser to choose a width. */
  sizes?: string;
  /** Above the fold: loads at once instead of when it comes near. */
  priority?: boolean;
}

type Known = Record<string, { width: number; height: number; placeholder: string } | undefined>;

/** A product's screenshot in a thin browser frame. Its space is reserved before it loads. */
export function ProductImage({
  slug,
  title,
  image,
  sizes = '(max-width: 600px) 100vw, 400px',
  priority,
}: ProductImageProps) {
  const known = image === `/images/products/${slug}.webp` ? (placeholders as Known)[slug] : undefined;
  const alt = image ? `Screenshot of ${title}` : '';
  const loading = priority
    ? ({ fetchPriority: 'high' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const);
  return (
    <BrowserFrame>
      <div
        className="picture"
        style={
          known && {
            aspectRatio: `${known.width} / ${known.height}`,
            backgroundImage: `url(${known.placeholder})`,
          }
        }
      >
        {known ? (
          <picture>
            <source type="image/avif" srcSet={srcSet(slug, 'avif')} sizes={sizes} />
            <source type="image/webp" srcSet={srcSet(slug, 'webp')} sizes={sizes} />
            <img src={image} alt={alt} width={known.width} height={known.height} {...loading} />
          </picture>
        ) : (
          image && <img src={image} alt={alt} width={1280} height={800} {...loading} />
        )}
      </div>
    </BrowserFrame>
  );
}

const srcSet = (slug: string, type: string) =>
  `/images/products/${slug}-640.${type} 640w, /images/products/${slug}.${type} 1280w`;

const frameStyles: SxProps<Theme> = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'sunk',
  '& > .bar': {
    display: 'flex',
    gap: 1,
    px: 2.5,
    py: 2,
    borderBottom: 1,
    borderColor: 'divider',
    '& > i': { width: 7, height: 7, borderRadius: '50%', border: 1, borderColor: 'edge' },
  },
  '& > .picture': {
    aspectRatio: '8 / 5',
    backgroundSize: 'cover',
    '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  },
};

/** A thin browser frame around a screenshot or a running demo. Its bar is decoration. */
export function BrowserFrame({ children }: { children: ReactNode }) {
  return (
    <Box sx={frameStyles}>
      <div className="bar" aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
      {children}
    </Box>
  );
}
