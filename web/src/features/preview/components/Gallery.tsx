import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { Product } from '@tempera/domain/catalogue/product';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { ProductImage } from '../../../ui/ProductImage.tsx';

const sizes = '(max-width: 900px) 100vw, 816px';

/** A template's pictures: one by itself, several side by side, to swipe, scroll or step through. */
export function Gallery({ product }: { product: Product }) {
  const { slug, title, image, pictures = [] } = product;
  const first = <ProductImage slug={slug} title={title} image={image} sizes={sizes} priority />;
  if (pictures.length === 0) return first;
  return (
    <Strip title={title} thumbnails={[image, ...pictures]}>
      {first}
      {pictures.map((picture, index) => (
        <Box key={picture} sx={frame}>
          <img
            src={picture}
            alt={`${title}, screen ${index + 2} of ${pictures.length + 1}`}
            width={1280}
            height={800}
            loading="lazy"
            decoding="async"
          />
        </Box>
      ))}
    </Strip>
  );
}

interface StripProps {
  title: string;
  thumbnails: readonly string[];
  children: React.ReactNode;
}

/** Slides by the browser's own scroll snapping, so that fingers and pages without a script move them as well. */
function Strip({ title, thumbnails, children }: StripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const last = thumbnails.length - 1;
  const show = (index: number) => {
    const element = strip.current;
    element?.scrollTo({ left: Math.min(last, Math.max(0, index)) * element.clientWidth });
  };
  const onScroll = () => {
    const element = strip.current;
    if (element) setAt(Math.round(element.scrollLeft / element.clientWidth));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    show(target);
  };
  const step = (label: string, to: number) => (
    <IconButton aria-label={label} disabled={to < 0 || to > last} onClick={() => show(to)}>
      <Box sx={{ display: 'flex', transform: to < at ? 'rotate(180deg)' : undefined }}>
        <Icon name="chevronRight" />
      </Box>
    </IconButton>
  );
  return (
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      <Box
        ref={strip}
        role="group"
        aria-roledescription="carousel"
        aria-label={`Pictures of ${title}`}
        tabIndex={0}
        onScroll={onScroll}
        onKeyDown={onKeyDown}
        sx={slides}
      >
        {children}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        {step('Previous picture', at - 1)}
        <Box sx={strips}>
          {thumbnails.map((picture, index) => (
            <ButtonBase
              key={picture}
              aria-label={`Show picture ${index + 1}`}
              aria-current={index === at}
              onClick={() => show(index)}
              sx={thumbnail}
            >
              <img src={picture} alt="" width={72} height={45} loading="lazy" decoding="async" />
            </ButtonBase>
          ))}
        </Box>
        {step('Next picture', at + 1)}
        <Typography
          role="status"
          variant="body2"
          color="textSecondary"
          sx={{ ml: 'auto', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
        >
          {at + 1} of {thumbnails.length}
        </Typography>
      </Box>
    </Box>
  );
}

const slides = {
  display: 'flex',
  gap: 0,
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
  '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
  '& > *': { flex: '0 0 100%', minWidth: 0, scrollSnapAlign: 'start', scrollSnapStop: 'always' },
} as const;
/** Pictures of any shape, a phone's as well, in the room of the first one. */
const frame = {
  position: 'relative',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'sunk',
  '& img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'contain' },
} as const;
const strips = { display: 'flex', gap: 2, overflowX: 'auto', minWidth: 0, p: 1 } as const;
const thumbnail = {
  flexShrink: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'sunk',
  '& img': { display: 'block', width: 72, height: 45, objectFit: 'contain' },
  '&[aria-current=true]': { borderColor: 'text.primary', outline: 1, outlineColor: 'text.primary' },
} as const;
