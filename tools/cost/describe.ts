/** Pure: `docs/cost.md`, of counts and prices. */
import type { Figures } from '../bench/budgets.ts';
import { assumptions as assumed } from './assumptions.ts';
import {
  add,
  billOf,
  firstShareOf,
  launchOf,
  monthOf,
  mostOf,
  orderOf,
  type Prices,
  totalOf,
  type Unit,
  viewOf,
} from './reckon.ts';

/** The bench's figures of one day. */
export interface Counts {
  /** As `2026-11-28`. */
  date: string;
  machine: string;
  figures: Figures;
}

interface Scenario {
  name: string;
  used: (counts: Figures, size: number) => ReturnType<typeof add>;
  /** Dollars; the month's is for the smallest store. */
  goal?: number;
  free?: boolean;
}

const scenarios: Scenario[] = [
  { name: 'a million views', used: (counts, size) => add([1_000_000, viewOf(counts, size)]), goal: 8 },
  { name: 'a thousand orders', used: (counts, size) => add([1_000, orderOf(counts, size)]) },
  { name: 'a launch hour with 50,000 open tabs', used: launchOf, goal: 5 },
  { name: 'a quiet month', used: monthOf, goal: 0, free: true },
];

const dollars = (amount: number) => `$${amount.toFixed(2)}`;
const percent = (share: number) => `${Math.round(share * 100)} %`;
const named = (size: number) => `${size.toLocaleString('en-US')} products`;
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

const sizesOf = (figures: Figures) =>
  Object.keys(figures)
    .flatMap((key) => /^scale\.home\.reads\.(\d+)$/.exec(key)?.[1] ?? [])
    .map(Number)
    .sort((one, other) => one - other);

/** How a bill stands to its goal, which the smallest store's month has alone. */
function judge({ goal, free }: Scenario, total: number, isSmallest: boolean): string {
  if (goal === undefined || (free && !isSmallest)) return '';
  return total < goal + 0.005 ? '' : ' **over goal**';
}

function rowsOf(scenario: Scenario, { figures }: Counts, prices: Prices): string {
  const sizes = sizesOf(figures);
  const cells = sizes.map((size, n) => {
    const bill = billOf(scenario.used(figures, size), prices, scenario.free);
    const total = totalOf(bill);
    const { unit, share } = mostOf(bill);
    const most = total < 0.005 ? '' : ` (${percent(share)} ${prices.units[unit].what})`;
    return `${dollars(total)}${judge(scenario, total, n === 0)}${most}`;
  });
  const { goal, free } = scenario;
  const wanted =
    goal === undefined ? '' : free ? 'small store within what is free' : `at most ${dollars(goal)}`;
  return row([scenario.name, ...cells, wanted]);
}

function priceRow(unit: Unit, prices: Prices): string {
  const { what, dollars: price, per, freeAMonth } = prices.units[unit];
  const numbered = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 1 });
  return row([what, `$${price} for ${numbered(per)}`, numbered(freeAMonth)]);
}

/** The whole page, of which nothing is written by hand. */
export function describeCost(counts: Counts, prices: Prices): string {
  const { views, launch, month } = assumed;
  const sizes = sizesOf(counts.figures);
  const line = (cells: number) => row(Array.from({ length: cells }, () => '---'));
  return `# What a store costs

Made by \`npm run cost\` of what \`npm run bench -- scale\` counted (\`tools/cost/counts.json\`, ${counts.date}, ${counts.machine}) and of list prices
(\`tools/cost/prices.json\`, ${prices.date}, ${prices.region}). In brackets what most of it is for. Nothing here is written by hand.

${row(['', ...sizes.map(named), 'goal'])}
${line(sizes.length + 2)}
${scenarios.map((scenario) => rowsOf(scenario, counts, prices)).join('\n')}

Of what views are sent in the smallest store, ${percent(firstShareOf(counts.figures, Math.min(...sizes)))} is code, fonts and pictures for browsers that were never there; the rest is pages and data.
Only the month has what is free taken off. What a payment provider takes, mail, taxes and stored bytes are in none of them.

## What is assumed
What the bench can't count, because it depends on who comes (\`tools/cost/assumptions.ts\`):

- **Views** are ${percent(views.home)} home, ${percent(views.list)} a filtered list, ${percent(views.preview)} a preview; ${percent(views.search)} of them are followed by a search. ${percent(assumed.firstViews)} are by a browser that was never there and fetches
  code, fonts and pictures, and ${percent(assumed.stay)} of those stay for the 15 s after which it also keeps what it has seen for when there is no connection, or, for the ${percent(assumed.members)} of them that are signed in, what pages they have not seen are made of; the others fetch what says something about the store. The CDN has ${percent(1 - assumed.missed)} of the pages. A page asks ${assumed.asksOfView} times whether something has changed before the next one; the store is at rest: nothing has changed in the hour before.
- **An order** is one of two templates with a coupon, with all that follows from it, and both are downloaded once. Looking before buying is in the views.
- **A launch hour** is what ${launch.tabs.toLocaleString('en-US')} tabs fetch that stay open, as visitors, each on a list in which somebody has searched, which has most to follow: each asks ${launch.asksOfTab} times, ${launch.changes} products change, and the CDN asks a function ${launch.liveMisses.toLocaleString('en-US')} times. The
  first views of these tabs and their orders are in the other rows.
- **A quiet month** has ${month.views.toLocaleString('en-US')} views, ${month.orders} orders and ${month.changes} changes of products in ${month.days} days, and its schedules, which come whether or not anybody does.
- An instance of ${assumed.memoryGiB} GiB is paid for while it waits, and used to ${percent(assumed.busyShare)}. Counted is a cold CDN's first visit, so that processor time is more than a busy instance takes.
- Firestore's emulator does not compress what a browser reads of it, Hosting's better packing (brotli) is not counted, and there are no index entries: what a query without a result reads counts as one.

## Prices
${row(['', 'price', 'free a month'])}
${line(3)}
${(Object.keys(prices.units) as Unit[]).map((unit) => priceRow(unit, prices)).join('\n')}

From ${prices.sources.map((source) => `<${source}>`).join(', ')}.
`;
}
