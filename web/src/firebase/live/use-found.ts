import { isFound, searchWords } from '@tempera/domain/search/terms';
import { limit, type QueryConstraint, where } from 'firebase/firestore';
import { useState } from 'react';
import { useList } from './hooks.tsx';
import { readPage } from './read.ts';
import type { Live } from './use-doc.ts';

/** What has a word of the search: its longest, as one query takes one. A search without a word finds nothing. */
export const withWord = (words: readonly string[]): QueryConstraint =>
  where('terms', 'array-contains', words[0] ?? '');

interface Found<T> {
  live: Live<(T & { id: string })[]>;
  /** Reads on, where there is more than what was read. */
  more: (() => void) | undefined;
}

/** So many are read for each that is wanted where the words besides the longest are looked for in what was read. */
const spare = 4;

const toRead = (wanted: number, { length }: readonly string[]) => (length > 1 ? wanted * spare : wanted);

/**
 * The documents of a collection that have every word of the text, live: a page of them, and twice as many on each request. The
 * constraints name the order.
 */
export function useFound<T>(
  path: string,
  text: string,
  perPage: number,
  ...constraints: QueryConstraint[]
): Found<T> {
  const words = searchWords(text);
  const first = toRead(perPage, words);
  const [page, setPage] = useState({ text, shown: first });
  const shown = page.text === text ? page.shown : first;
  const live = useList<T>(path, withWord(words), ...constraints, limit(shown + 1));
  const found = live.data?.slice(0, shown).filter((one) => isFound(one, words));
  const isMore = (live.data?.length ?? 0) > shown;
  return {
    live: { ...live, data: found ?? null },
    more: isMore ? () => setPage({ text, shown: shown * 2 }) : undefined,
  };
}

/** A few documents that have every word of the text, asked for once. @throws FirebaseError */
export async function readFound<T>(
  path: string,
  text: string,
  count: number,
  ...constraints: QueryConstraint[]
): Promise<(T & { id: string })[]> {
  const words = searchWords(text);
  if (words.length === 0) return [];
  const found = await readPage<T>(path, withWord(words), ...constraints, limit(toRead(count, words)));
  return found.filter((one) => isFound(one, words)).slice(0, count);
}
