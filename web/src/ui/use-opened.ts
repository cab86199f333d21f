import { useSearchParams } from 'react-router-dom';

function withOpened(params: URLSearchParams, name: string, id: string | null): URLSearchParams {
  const next = new URLSearchParams(params);
  if (id === null) next.delete(name);
  else next.set(name, id);
  return next;
}

/**
 * What is open on a screen, by its id in the address, so that it has a link, survives a reload, and the browser's Back closes
 * it. Null closes it.
 * @param name the field of the address
 */
export function useOpened(name: string): readonly [id: string | null, show: (id: string | null) => void] {
  const [params, setParams] = useSearchParams();
  const show = (id: string | null) =>
    setParams((before) => withOpened(before, name, id), { replace: id === null, preventScrollReset: true });
  return [params.get(name), show];
}

/** The address that opens something on this screen, or with null closes it, whatever else the address says. */
export function useOpenedHref(name: string): (id: string | null) => string {
  const [params] = useSearchParams();
  return (id) => `?${withOpened(params, name, id)}`;
}
