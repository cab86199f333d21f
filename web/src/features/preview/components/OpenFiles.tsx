import type { Product, ProductVersion } from '@tempera/domain/catalogue/product';
import { type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import { lazyPiece } from '../../../ui/connection.ts';

const SourceDialog = lazyPiece(() => import('./SourceDialog.tsx'));

interface OpenFilesProps {
  product: Product;
  version: ProductVersion;
  /** The archive's contents, as the server rendered them or made here; a file to read carries its path in `data-file`. */
  children: ReactNode;
}

/** Opens the files of an archive that anyone may read. Presses are met here, so that the tree needs no code of its own. */
export function OpenFiles({ product, version, children }: OpenFilesProps) {
  const [reading, setReading] = useState<string | null>(null);
  const onClick = ({ target }: MouseEvent) => {
    const file = (target as Element).closest<HTMLElement>('[data-file]')?.dataset.file;
    if (file !== undefined) setReading(file);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: what is pressed in it is a button, which makes a click of keys
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for buttons within
    <div onClick={onClick}>
      {children}
      <Suspense>
        {reading !== null && (
          <SourceDialog
            slug={product.slug}
            version={version.version}
            index={version.open?.indexOf(reading) ?? 0}
            path={reading}
            onClose={() => setReading(null)}
          />
        )}
      </Suspense>
    </div>
  );
}
