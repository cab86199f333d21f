import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { Product } from '@tempera/domain/catalogue/product';
import { useState } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { ProductImage } from '../../../ui/ProductImage.tsx';
import { type Device, startDevice } from '../devices.ts';
import { useWidth } from '../use-width.ts';
import { DemoFrame } from './DemoFrame.tsx';
import { DeviceToggle } from './DeviceToggle.tsx';

/** The screenshot, which gives way to the running demo on request: nothing of the demo loads before. */
export function DemoStage({ product }: { product: Product }) {
  const { slug, title, image, demoUrl } = product;
  const [device, setDevice] = useState<Device | null>(null);
  const [stage, width] = useWidth<HTMLDivElement>();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
      {demoUrl && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 2 }}>
          <Button
            variant="outlined"
            color="secondary"
            onClick={() => setDevice(device ? null : startDevice(width))}
          >
            {device ? 'Stop the demo' : 'Run the demo'}
          </Button>
          {device && <DeviceToggle device={device} onChange={setDevice} />}
          <Link
            href={demoUrl}
            target="_blank"
            rel="noopener"
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 2, py: 2, ml: { sm: 'auto' } }}
          >
            Open in a new tab
            <Icon name="external" size={18} />
          </Link>
        </Box>
      )}
      <div ref={stage}>
        {device ? (
          <DemoFrame title={title} url={demoUrl} device={device} width={width} />
        ) : (
          <ProductImage
            slug={slug}
            title={title}
            image={image}
            sizes="(max-width: 900px) 100vw, 816px"
            priority
          />
        )}
      </div>
    </Box>
  );
}
