import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Trail } from './use-trail.ts';

interface PageTurnerProps<T> {
  trail: Trail<T>;
  /** What was read: a page and, when there are more, one item of the next. */
  items: readonly T[];
  perPage: number;
  /** What the buttons say. */
  back: string;
  on: string;
}

/** To the page before and the one after, of a list that is read a page at a time. */
export function PageTurner<T>({ trail, items, perPage, back, on }: PageTurnerProps<T>) {
  const last = items[perPage - 1];
  return (
    <Box component="nav" aria-label="Pages" sx={{ display: 'flex', gap: 3 }}>
      <Button variant="outlined" color="secondary" disabled={trail.last === null} onClick={trail.turnBack}>
        {back}
      </Button>
      <Button
        variant="outlined"
        color="secondary"
        disabled={items.length <= perPage}
        onClick={() => last && trail.turnOn(last)}
      >
        {on}
      </Button>
    </Box>
  );
}
