import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Product } from '@tempera/domain/product';
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
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      <div ref={stage}>
        {device ? (
          <DemoFrame title={title} url={demoUrl} device={device} width={width} />
        ) : (
          <ProductImage
            slug={slug}
            title={title}
            image={image}
            sizes="(max-width: 900px) 100vw, 780px"
            priority
          />
        )}
      </div>
      {demoUrl && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, minHeight: 44 }}>
          {device ? (
            <DeviceToggle device={device} onChange={setDevice} />
          ) : (
            <Button variant="outlined" color="secondary" onClick={() => setDevice(startDevice(width))}>
              Run the live demo
            </Button>
          )}
          <Button
            variant="text"
            color="secondary"
            href={demoUrl}
            target="_blank"
            rel="noopener"
            endIcon={<Icon name="external" size={18} />}
            sx={{ ml: 'auto' }}
          >
            Open in a new tab
          </Button>
        </Box>
      )}
    </Box>
  );
}
