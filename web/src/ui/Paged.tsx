import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import type { Live } from '../firebase/live/use-doc.ts';
import { LiveData } from './LiveData.tsx';

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

/** How much of a list is read: `count` is one more than `shown`, to know whether there are more. */
export interface Page {
  shown: number;
  count: number;
  more: () => void;
}

/** A few documents at first, twice as many on each request, since every document read costs money. */
export function usePage(first: number): Page {
  const [shown, setShown] = useState(first);
  return { shown, count: shown + 1, more: () => setShown(shown * 2) };
}
