/** How quick the storefront's own search is over a large catalogue, and whether it finds what was meant. */
import { createFollowingSearch, createRowSearch } from '@tempera/domain/catalogue/search-rows';
import type { Figures } from './budgets.ts';
import { misspelledQueries, searchRows } from './search-rows.ts';
import { percentile, round } from './statistics.ts';

const rowCount = 5_000;
/** What a server searches. */
const manyRows = 100_000;
const queryCount = 200;
/** What the list shows before Load more. */
const firstPage = 12;
/** Texts that cost the most: words that all rows have, beginnings of thousands of words, and long words that are nearly nothing. */
const broadTexts = [
  'a',
  'a grow',
  'room grow a for and to dark mode',
  'co pa st pr so co de re',
  '10 11 12 13 14 15 16 17',
  '1234567890 2345678901 3456789012 4567890123 5678901234 6789012345 7890123456 8901234567',
];

/** `search.5000.*`, in Node, whose engine is Chromium's. */
export async function measureSearch(): Promise<Figures> {
  const rows = searchRows(rowCount);
  const beforeIndex = performance.now();
  const search = createRowSearch(rows);
  const indexMs = performance.now() - beforeIndex;
  const times: number[] = [];
  let found = 0;
  for (const { text, slug } of misspelledQueries(rows, queryCount)) {
    const began = performance.now();
    const slugs = search.find(text);
    times.push(performance.now() - began);
    if (slugs.slice(0, firstPage).includes(slug)) found += 1;
  }
  return {
    'search.5000.ms': round(percentile(times, 0.5), 2),
    'search.5000.p95.ms': round(percentile(times, 0.95), 2),
    'search.5000.index.ms': round(indexMs, 0),
    'search.5000.found.percent': round((found / queryCount) * 100, 1),
    ...(await measureMany()),
  };
}

/** `search.100000.*`: the server's search, whose index is built once for each instance and then follows the catalogue. */
async function measureMany(): Promise<Figures> {
  const rows = searchRows(manyRows);
  const search = createFollowingSearch();
  const timed = async (run: () => unknown): Promise<number> => {
    const began = performance.now();
    await run();
    return performance.now() - began;
  };
  const indexMs = await timed(() => search.follow(rows));
  const [first, ...others] = rows;
  const changed = first ? [{ ...first, title: 'Changed' }, ...others] : [];
  const followMs = await timed(() => search.follow(changed));
  const times: number[] = [];
  for (const { text } of misspelledQueries(rows, queryCount))
    times.push(await timed(() => search.find(text)));
  return {
    'search.100000.broad.cpu.ms': round(
      Math.max(...broadTexts.map((text) => cpuOf(() => search.find(text)))),
      0,
    ),
    'search.100000.ms': round(percentile(times, 0.5), 2),
    'search.100000.p95.ms': round(percentile(times, 0.95), 2),
    'search.100000.index.ms': round(indexMs, 0),
    'search.100000.follow.ms': round(followMs, 0),
  };
}

/** Milliseconds of processor time, the median of some runs: others' work on the machine lengthens them less than what a clock shows. */
function cpuOf(run: () => unknown): number {
  const times = Array.from({ length: 9 }, () => {
    const began = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1_000;
  });
  return percentile(times, 0.5);
}
