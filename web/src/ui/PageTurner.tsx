import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';

interface PageTurnerProps<T> {
  pages: CursorPages<T>;
  /** What was read: a page and, when there are more, one item of the next. */
  items: readonly T[];
  perPage: number;
  /** What the buttons say. */
  back: string;
  on: string;
}

/** To the page before and the one after, of a list that is read a page at a time. */
export function PageTurner<T>({ pages, items, perPage, back, on }: PageTurnerProps<T>) {
  const last = items[perPage - 1];
  return (
    <Box component="nav" aria-label="Pages" sx={{ display: 'flex', gap: 3 }}>
      <Button variant="outlined" color="secondary" disabled={pages.last === null} onClick={pages.turnBack}>
        {back}
      </Button>
      <Button
        variant="outlined"
        color="secondary"
        disabled={items.length <= perPage}
        onClick={() => last && pages.turnOn(last)}
      >
        {on}
      </Button>
    </Box>
  );
}

/** The way through the pages of a list: the last item of each page that led here. */
export interface CursorPages<T> {
  /** Behind this item the page on screen begins; null on the first page. */
  last: T | null;
  turnBack: () => void;
  turnOn: (last: T) => void;
}

export function useCursorPages<T>(): CursorPages<T> {
  const [items, setItems] = useState<T[]>([]);
  return {
    last: items.at(-1) ?? null,
    turnBack: () => setItems(items.slice(0, -1)),
    turnOn: (last) => setItems([...items, last]),
  };
}
