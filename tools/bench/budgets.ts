/** Figures by key, as `--json` prints them; docs/performance.md says what each one is. */
export type Figures = Record<string, number>;

/** The public pages whose reads are counted. */
export const pages = ['home', 'list', 'preview', 'checkout'] as const;
export type PageName = (typeof pages)[number];

/** The tables of the back-office whose reads are counted, as they open and for their next page. */
const tables = ['user-management', 'users', 'products', 'orders'] as const;
export type TableName = (typeof tables)[number];

/** The pages that Lighthouse looks at. */
const lighthousePages = ['home', 'list', 'preview', 'pricing', 'support'] as const;
export type LighthousePage = (typeof lighthousePages)[number];

/** Whose reads must not grow with the store. The other tables count what they show, which is a read for each thousand. */
const level = [...pages, 'user-management', ...tables.map((table) => `${table}.next`)];

/** What a figure may be at most. The functions' ratios have no budget: two cores shared with other work blur them. */
const limits: Figures = {
  'js.home.kB': 185,
  // The admin area's code is loaded only there.
  'js.panels.elsewhere': 0,
  // Of loading Firebase's own packages and nothing else.
  'cold.store.time.ratio': 1.2,
  'cold.store.memory.ratio': 1.2,
  'cold.pages.time.ratio': 1.2,
  'cold.pages.memory.ratio': 1.2,
  'js.home.idle.kB': 125,
  'js.list.idle.kB': 125,
  'js.preview.idle.kB': 125,
  'sdk.home.early': 0,
  'sdk.list.early': 0,
  'sdk.preview.early': 0,
  'lcp.home.ratio': 1.3,
  'lcp.list.ratio': 1.3,
  'lcp.preview.ratio': 1.3,
  'cls.home': 0.01,
  'cls.list': 0.01,
  'cls.preview': 0.01,
  'cls.notFound': 0.01,
  'cls.contact': 0.01,
  'cls.forbidden': 0.01,
  'cls.checkout': 0.01,
  'requests.home': 6,
  'requests.list': 6,
  'requests.preview': 6,
  'inp.filter.ms': 50,
  'inp.addToCart.ms': 50,
  'inp.openCart.ms': 50,
  'inp.checkoutField.ms': 50,
  'next.home.list.ms': 100,
  'next.home.preview.ms': 100,
  'next.list.preview.ms': 100,
  // One's own message stands there with the next frame.
  'message.bubble.frames': 1,
  'reads.home.small': 3,
  'reads.list.small': 3,
  'reads.preview.small': 5,
  // A table opens with sixty documents at most.
  ...Object.fromEntries(tables.map((table) => [`reads.${table}.large`, 60])),
  // A banned person sees the notice within two seconds.
  'ban.notice.ms.p95': 2_000,
  // The median of a message: at most so many times that of the same batch under rules that allow everything.
  'message.ratio.p50': 1.35,
  // What limits may cost: a little time, no write of a call that is as it should be, one of a wrong code.
  'quote.limited.ratio': 1.15,
  // What a call may take beyond its own requests to the database.
  'quote.bare.ratio': 1.1,
  'order.bare.ratio': 1.25,
  'quote.limited.writes': 0,
  'wrongCode.writes': 1,
  // What looking at a token and its right, and counting, may cost a clone, next to sending files alone.
  'clone.small.ratio': 3,
  'clone.large.ratio': 2.2,
  // What the worst text may cost a server: each that is asked for is another address, which no CDN has.
  'search.100000.broad.cpu.ms': 100,
  // What a browser fetches for when there is no connection, a guest's and a member's: once, a megabyte each.
  'scale.keep.kB.8': 40,
  'scale.keep.kB.100000': 40,
  'scale.keep.all.kB.8': 350,
  'scale.keep.all.kB.100000': 350,
  // An order reads so much at most, however many of its coupon's ten thousand uses are taken: twelve documents to find a slot, once a guess was in vain.
  ...Object.fromEntries([0, 50, 95, 99].map((level) => [`rush.coupon.mostReads.${level}`, 31])),
  'rush.coupon.sold': 50,
  // An invoice, by a task for each order.
  'rush.invoice.reads': 9,
  'rush.invoice.writes': 2.1,
  // Two hundred a second wait for no longer than a task and a commit.
  'rush.invoice.waited.p95.ms': 1_000,
  // Telling somebody of a release.
  'rush.announce.reads': 6.1,
  'rush.announce.writes': 2.1,
  'rush.announce.s': 60,
  'rush.announce.killed.twice': 0,
  // They set out evenly; the mail server has them whole a little sooner or later.
  'rush.mail.rate.most': 18,
  'start.second.s': 30,
  ...ofLighthouse({ 'blocking.ms': 200, shift: 0 }),
};

/** What an action may cost in the largest store of `scale`, by what it costs with 5,000 products: as much as their logarithms differ. */
const growth = Math.log(100_000) / Math.log(5_000);

/** What a figure must be at least. */
const floors: Figures = {
  ...ofLighthouse({ performance: 95, accessibility: 100, practices: 100, seo: 100 }),
  'rush.invoice.perSecond': 200,
  'rush.coupon.sold': 50,
  'rush.announce.killed.told': 10_000,
  'rush.announce.killed.mailed': 10_000,
  // Nine tenths of what is set.
  'rush.mail.rate': 12.6,
};

function ofLighthouse(budget: Figures): Figures {
  return Object.fromEntries(
    lighthousePages.flatMap((page) =>
      Object.entries(budget).map(([key, value]) => [`lighthouse.${page}.${key}`, value]),
    ),
  );
}

/** Each broken budget in one line; a figure that was not measured breaks none. */
export function brokenBudgets(figures: Figures): string[] {
  const over = Object.entries(limits).flatMap(([key, limit]) => {
    const value = figures[key];
    return value !== undefined && value > limit ? [`${key} is ${value}, more than ${limit}`] : [];
  });
  const under = Object.entries(floors).flatMap(([key, floor]) => {
    const value = figures[key];
    return value !== undefined && value < floor ? [`${key} is ${value}, less than ${floor}`] : [];
  });
  const grown = level.flatMap((page) => {
    const small = figures[`reads.${page}.small`];
    const large = figures[`reads.${page}.large`];
    if (small === undefined || large === undefined || large <= small) return [];
    return [`reads.${page} is ${small} in a small store and ${large} in a large one`];
  });
  const scaled = Object.entries(figures).flatMap(([key, value]) =>
    /^scale\..*\.growth$/.test(key) && value > growth
      ? [`${key} is ${value}, more than ${growth.toFixed(2)}`]
      : [],
  );
  return [...over, ...under, ...grown, ...scaled];
}

/** Keys and figures in two columns, the figures aligned at their end. */
export function tableOf(figures: Figures): string {
  const rows = Object.entries(figures).map(([key, value]) => [key, String(value)] as const);
  const widthOf = (column: 0 | 1) => Math.max(0, ...rows.map((row) => row[column].length));
  const [keyWidth, valueWidth] = [widthOf(0), widthOf(1)];
  return rows.map(([key, value]) => `${key.padEnd(keyWidth)}  ${value.padStart(valueWidth)}`).join('\n');
}
