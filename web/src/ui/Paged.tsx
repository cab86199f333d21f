import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { Live } from '../firebase/live/use-doc.ts';
import { LiveData } from './LiveData.tsx';
import type { Page } from './use-page.ts';

interface PagedProps<T> {
  page: Page;
  /** Read with a limit of `page.count`. */
  live: Live<T[]>;
  children: (items: T[]) => ReactNode;
}

/** The beginning of a list, and a button for more of it. */
export function Paged<T>({ page: { shown, more }, live, children }: PagedProps<T>) {
  return (
    <LiveData live={live}>
      {(items) => (
        <Box sx={{ display: 'grid', gap: 4 }}>
          {children(items.slice(0, shown))}
          {items.length > shown && (
            <Button variant="outlined" sx={{ justifySelf: 'start' }} onClick={more}>
              Show more
            </Button>
          )}
        </Box>
      )}
    </LiveData>
  );
}
