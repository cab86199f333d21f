import { useSearchParams } from 'react-router-dom';

/**
 * What is open on a screen, by its id in the address, so that it has a link, survives a reload, and the browser's Back closes
 * it. Null closes it.
 * @param name the field of the address
 */
export function useOpened(name: string): readonly [id: string | null, show: (id: string | null) => void] {
  const [params, setParams] = useSearchParams();
  const show = (id: string | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (id === null) next.delete(name);
        else next.set(name, id);
        return next;
      },
      { replace: id === null, preventScrollReset: true },
    );
  return [params.get(name), show];
}
