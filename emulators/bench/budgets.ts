/** Figures by key, as `--json` prints them; docs/performance.md says what each one is. */
export type Figures = Record<string, number>;

/** The pages whose reads are counted. */
export const pages = ['home', 'list', 'preview', 'checkout'] as const;
export type PageName = (typeof pages)[number];

/** What a figure may be at most. The functions' ratios have no budget: two cores shared with other work blur them. */
const limits: Figures = {
  'js.home.kB': 185,
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
  'requests.home': 5,
  'requests.list': 5,
  'requests.preview': 5,
  'reads.home.small': 3,
  'reads.list.small': 3,
  'reads.preview.small': 5,
  'start.second.s': 30,
};

/** Each broken budget in one line; a figure that was not measured breaks none. */
export function brokenBudgets(figures: Figures): string[] {
  const over = Object.entries(limits).flatMap(([key, limit]) => {
    const value = figures[key];
    return value !== undefined && value > limit ? [`${key} is ${value}, more than ${limit}`] : [];
  });
  const grown = pages.flatMap((page) => {
    const small = figures[`reads.${page}.small`];
    const large = figures[`reads.${page}.large`];
    return small === large ? [] : [`reads.${page} is ${small} with few products and ${large} with many`];
  });
  return [...over, ...grown];
}
