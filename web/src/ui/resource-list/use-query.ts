import { useDeferredValue, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import {
  leavesOut,
  type Query,
  type Resource,
  readFilters,
  readSort,
  type Sort,
  writeSort,
} from './resource.ts';
import { pageMark } from './use-address-pages.ts';

/** Tells the list's own changes of the address, which follow what is typed, from those that it has to follow. */
const own = { ownChange: true };

/** What a list shows as the address keeps it, and how to change it. */
export function useQuery<T, More>({ table, filters = [], sortedBy = '', search }: Resource<T, More>) {
  const [params, setParams] = useSearchParams();
  const { key, state } = useLocation();
  const kept = (search && !search.local && params.get('q')) || '';
  const [text, setText] = useState(kept);
  const [seen, setSeen] = useState(key);
  if (seen !== key) {
    setSeen(key);
    if (!search?.local && state?.ownChange !== true) setText(kept);
  }
  const put = (fields: Record<string, string | null>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        // Another list begins with its first page.
        next.delete(pageMark);
        for (const [name, value] of Object.entries(fields)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true, preventScrollReset: true, state: own },
    );
  const values = readFilters(filters, params);
  const names = ['q', 'sort', 'way', ...Object.keys(values)];
  const searched = useDeferredValue(text.trim());
  const query: Query = {
    text: searched,
    filters: values,
    narrowed: searched !== '' || leavesOut(values),
    sort: readSort(table.columns, sortedBy, params),
  };
  return {
    query,
    /** As typed. */
    text,
    find: (next: string) => {
      setText(next);
      if (!search?.local) put({ q: next.trim() });
    },
    filter: (name: string, value: string | null) => put({ [name]: value }),
    sort: (sort: Sort) => {
      const ends = !search?.sorted;
      if (ends) setText('');
      put({ ...writeSort(table.columns, sortedBy, sort), ...(ends && { q: null }) });
    },
    clear: () => {
      setText('');
      put(Object.fromEntries(names.map((name) => [name, null])));
    },
    /** What the address says of the list: search, filters and order. */
    address: new URLSearchParams(
      names.flatMap((name) => {
        const value = params.get(name);
        return value ? [[name, value]] : [];
      }),
    ).toString(),
    /** Shows the list as an address has it. */
    show: (wanted: string) => {
      const next = new URLSearchParams(wanted);
      setText((!search?.local && next.get('q')) || '');
      put(Object.fromEntries(names.map((name) => [name, next.get(name)])));
    },
  };
}
