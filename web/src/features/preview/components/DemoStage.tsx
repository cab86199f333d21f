import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { Product } from '@tempera/domain/catalogue/product';
import { Suspense, useState } from 'react';
import { lazyPiece } from '../../../ui/connection.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Gallery } from './Gallery.tsx';

const RunningDemo = lazyPiece(() => import('./RunningDemo.tsx'));

/** The pictures, which give way to the running demo on request: nothing of the demo loads before. */
export function DemoStage({ product }: { product: Product }) {
  const { title, demoUrl } = product;
  const [running, setRunning] = useState(false);
  const pictures = <Gallery product={product} />;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
      {demoUrl && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 2 }}>
          <Button variant="outlined" color="secondary" onClick={() => setRunning(!running)}>
            {running ? 'Stop the demo' : 'Run the demo'}
          </Button>
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
      <div>
        {running ? (
          <Suspense fallback={pictures}>
            <RunningDemo title={title} url={demoUrl} />
          </Suspense>
        ) : (
          pictures
        )}
      </div>
    </Box>
  );
}
