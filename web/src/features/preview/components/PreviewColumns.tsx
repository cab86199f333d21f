import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Product } from '@tempera/domain/catalogue/product';
import { type ReactNode, useId } from 'react';
import { PageWidth } from '../../../ui/layout.tsx';
import { Price } from '../../../ui/Price.tsx';

interface PreviewColumnsProps {
  heading: ReactNode;
  stage: ReactNode;
  /** The price and the action. */
  purchase: ReactNode;
  facts: ReactNode;
  children: ReactNode;
}

/**
 * A slow line paints the page before all of it is here. On a phone, price and facts are placed after what comes later in the
 * document, and would jump when it arrives: they wait for the stage to be whole, that is for what follows it.
 */
const untilStaged = 'section:not(:has(~ div ~ div)) > &';

/**
 * Wide screens: the template on the left; price, action and figures on the right, in sight while scrolling. A phone: one
 * column, and the price with the action in a bar at its foot. One document order for both: who goes by keyboard or
 * hears the page meets the action right after the name.
 */
export function PreviewColumns({ heading, stage, purchase, facts, children }: PreviewColumnsProps) {
  return (
    <PageWidth
      sx={{
        display: { xs: 'flex', md: 'grid' },
        flexDirection: 'column',
        gridTemplateColumns: 'minmax(0, 1fr) 320px',
        gridTemplateRows: 'auto auto 1fr',
        columnGap: { md: 12, lg: 16 },
        rowGap: { xs: 8, md: 10 },
        pt: { xs: 6, md: 10 },
        // What gets the focus is not hidden behind the bar.
        '& :is(a, button, summary, [tabindex])': { scrollMarginBottom: { xs: 96, md: 0 } },
      }}
    >
      <Box sx={{ gridColumn: 1, display: 'grid', gap: 4 }}>{heading}</Box>
      <Box
        component="section"
        aria-label="Price and details"
        sx={{
          gridColumn: 2,
          gridRow: '1 / span 3',
          alignSelf: 'start',
          display: { xs: 'contents', md: 'grid' },
          gap: 3,
          position: 'sticky',
          top: 96,
        }}
      >
        {purchase}
        <Box
          sx={{
            order: { xs: 2, md: 0 },
            display: 'grid',
            gap: 5,
            [untilStaged]: { display: { xs: 'none', md: 'grid' } },
          }}
        >
          {facts}
        </Box>
      </Box>
      <Box sx={{ gridColumn: 1, order: { xs: 1, md: 0 }, minWidth: 0 }}>{stage}</Box>
      <Box
        sx={{
          gridColumn: 1,
          order: { xs: 3, md: 0 },
          display: 'grid',
          gap: { xs: 10, md: 16 },
          minWidth: 0,
          pb: { xs: 8, md: 0 },
        }}
      >
        {children}
      </Box>
    </PageWidth>
  );
}

/**
 * The price and the one action. On a phone it is a bar at the foot of the screen, where a paid template's button names
 * the price itself.
 */
export function Purchase({ product, action }: { product: Product; action: ReactNode }) {
  const { priceCents, currency } = product;
  return (
    <Box
      sx={{
        display: { xs: 'flex', md: 'grid' },
        alignItems: 'center',
        gap: 4,
        bgcolor: 'background.default',
        // On a phone: the whole width of the page, at its foot as long as the page's content is in sight.
        order: { xs: 9, md: 0 },
        position: { xs: 'sticky', md: 'static' },
        bottom: 0,
        zIndex: { xs: 'mobileStepper', md: 'auto' },
        mx: { xs: -5, sm: -8, md: 0 },
        px: { xs: 5, sm: 8, md: 0 },
        py: { xs: 3, md: 0 },
        borderTop: { xs: 1, md: 0 },
        borderColor: { xs: 'divider' },
        [untilStaged]: { display: { xs: 'none', md: 'grid' } },
      }}
    >
      {/* A draft may have none yet. */}
      {typeof priceCents === 'number' && (
        <Price
          cents={priceCents}
          currency={currency}
          variant="h2"
          component="p"
          sx={{
            typography: { xs: 'h4', md: 'h2' },
            fontVariantNumeric: 'tabular-nums',
            display: { xs: priceCents === 0 ? 'block' : 'none', md: 'block' },
          }}
        />
      )}
      <Box sx={{ flex: 1, minWidth: 0, textAlign: 'center' }}>{action}</Box>
    </Box>
  );
}

/** A titled part of the page's wide column. */
export function PreviewSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 5, minWidth: 0 }}>
      <Typography variant="h3" component="h2" id={id}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

/** The shape of a preview page while it is looked for. */
export function PreviewSkeleton() {
  return (
    <PreviewColumns
      heading={
        <>
          <Skeleton variant="rounded" width="10rem" height={20} />
          <Skeleton variant="rounded" width="60%" height={48} />
          <Skeleton variant="rounded" width="80%" height={24} />
        </>
      }
      stage={<Skeleton variant="rounded" height="auto" sx={{ aspectRatio: '8 / 5' }} />}
      purchase={<Skeleton variant="rounded" height={52} />}
      facts={<TextSkeleton lines={5} />}
    >
      <TextSkeleton lines={6} />
    </PreviewColumns>
  );
}

/** Stands for text that is on its way, `lines` high. */
export function TextSkeleton({ lines }: { lines: number }) {
  return (
    <Box aria-busy="true" sx={{ display: 'grid', gap: 2, maxWidth: '65ch' }}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal lines
        <Skeleton key={line} variant="rounded" height={20} width={line === lines - 1 ? '60%' : '100%'} />
      ))}
    </Box>
  );
}
