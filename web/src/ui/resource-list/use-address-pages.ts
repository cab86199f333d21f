import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CursorPages } from '../PageTurner.tsx';

/** In the address once for each page that led here: the id of its last item. */
export const pageMark = 'after';

interface AddressPages<T> extends CursorPages<T> {
  /** Whether the item behind which the page begins is still being read. */
  waiting: boolean;
}

/**
 * The pages of a list, kept in the address. After a reload, and for whoever was sent the link, the item behind which the page
 * begins is read by its id; without `read`, or where it is gone, the list begins anew.
 */
export function useAddressPages<T extends { id: string }>(
  read: ((id: string) => Promise<T | null>) | undefined,
): AddressPages<T> {
  const [params, setParams] = useSearchParams();
  const [known, setKnown] = useState<ReadonlyMap<string, T>>(new Map());
  const ids = params.getAll(pageMark);
  const lastId = ids.at(-1);
  const last = lastId === undefined ? null : (known.get(lastId) ?? null);
  const missing = last ? undefined : lastId;
  const goTo = (next: readonly string[], replace = false) =>
    setParams(
      (before) => {
        const address = new URLSearchParams(before);
        address.delete(pageMark);
        for (const id of next) address.append(pageMark, id);
        return address;
      },
      { replace, preventScrollReset: true },
    );
  const remember = (item: T) => setKnown((before) => new Map(before).set(item.id, item));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is missing is read once, whatever is rendered meanwhile
  useEffect(() => {
    if (missing === undefined) return;
    let current = true;
    const begin = () => current && goTo([], true);
    if (!read || missing.includes('/')) begin();
    else read(missing).then((item) => current && (item ? remember(item) : begin()), begin);
    return () => {
      current = false;
    };
  }, [missing]);
  return {
    last,
    waiting: missing !== undefined,
    turnBack: () => goTo(ids.slice(0, -1)),
    turnOn: (item) => {
      remember(item);
      goTo([...ids, item.id]);
    },
  };
}
