import { useState } from 'react';

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
