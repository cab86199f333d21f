import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { Product } from '@tempera/domain/catalogue/product';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { ProductImage } from '../../../ui/ProductImage.tsx';

const sizes = '(max-width: 900px) 100vw, 816px';
const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * A template's pictures, and its video after them: one by itself, several side by side, by swipe, arrow keys or their small
 * copies. They slide by the browser's own scroll snapping, so there is little here to load; a video loads once it is played.
 */
export function Gallery({ product }: { product: Product }) {
  const { slug, title, image, pictures = [], video = '' } = product;
  const strip = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const first = <ProductImage slug={slug} title={title} image={image} sizes={sizes} priority />;
  if (pictures.length === 0 && video === '') return first;
  const show = (picture: number) => strip.current?.scrollTo({ left: picture * strip.current.clientWidth });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { scrollLeft, clientWidth } = event.currentTarget;
    const step = steps[event.key];
    // In a video the arrows wind it on and back.
    if (!step || event.target !== event.currentTarget) return;
    event.preventDefault();
    show(Math.round(scrollLeft / clientWidth) + step);
  };
  const all = [image, ...pictures];
  return (
    <>
      <Box
        ref={strip}
        role="group"
        aria-label={`Pictures of ${title}`}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setShown(Math.round(scrollLeft / clientWidth))
        }
        sx={slides}
      >
        {first}
        {pictures.map((picture, index) => (
          <Box key={picture} sx={frame}>
            <img
              src={picture}
              alt={`${title}, screen ${index + 2} of ${all.length}`}
              loading="lazy"
              decoding="async"
            />
          </Box>
        ))}
        {video !== '' && (
          <Box sx={frame}>
            {/* biome-ignore lint/a11y/useMediaCaption: what an owner uploads has no captions that the store could know. */}
            <video
              src={video}
              poster={image}
              controls
              playsInline
              preload="none"
              aria-label={`Video of ${title}`}
            />
          </Box>
        )}
      </Box>
      <Box sx={{ display: 'flex', gap: 2, overflowX: 'auto', pt: 3, pb: 1 }}>
        {all.map((picture, index) => (
          <ButtonBase
            key={picture}
            aria-label={`Show picture ${index + 1}`}
            aria-pressed={shown === index}
            onClick={() => show(index)}
            sx={small}
          >
            <img src={picture} alt="" width={72} height={45} loading="lazy" decoding="async" />
          </ButtonBase>
        ))}
        {video !== '' && (
          <ButtonBase
            aria-label="Show the video"
            aria-pressed={shown === all.length}
            onClick={() => show(all.length)}
            sx={[small, { width: 74, height: 47, color: 'text.secondary' }]}
          >
            <Icon name="play" size={20} />
          </ButtonBase>
        )}
      </Box>
    </>
  );
}

const slides = {
  display: 'flex',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
  '& > *': { flex: '0 0 100%', minWidth: 0, scrollSnapAlign: 'start', scrollSnapStop: 'always' },
} as const;
/** Pictures of any shape, a phone's as well, in the room of the first one. */
const frame = {
  position: 'relative',
  bgcolor: 'sunk',
  '& > *': { position: 'absolute', width: '100%', height: '100%', objectFit: 'contain' },
} as const;
const small = {
  flexShrink: 0,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'sunk',
  '&[aria-pressed=true]': { borderColor: 'ultramarine.main' },
  '& img': { display: 'block', objectFit: 'contain' },
} as const;
