import { useState } from 'react';

/** The way through the pages of a list: the last item of each page that led here. */
export interface Trail<T> {
  /** Behind this item the page on screen begins; null on the first page. */
  last: T | null;
  turnBack: () => void;
  turnOn: (last: T) => void;
}

export function useTrail<T>(): Trail<T> {
  const [items, setItems] = useState<T[]>([]);
  return {
    last: items.at(-1) ?? null,
    turnBack: () => setItems(items.slice(0, -1)),
    turnOn: (last) => setItems([...items, last]),
  };
}
