/** The pages whose title and description an admin may write, in `settings/site.pages`. */
export const pageIds = ['home', 'templates', 'categories', 'pricing', 'about', 'support', 'creator'] as const;
export type PageId = (typeof pageIds)[number];

/**
 * What search engines and link previews show of each page, in one line each; an empty one falls back to the site's own.
 * Two maps of texts and not a map of pairs, because rules have no loops and can look at texts together only.
 */
export interface PageTexts {
  titles: Record<PageId, string>;
  descriptions: Record<PageId, string>;
}

type StoredTexts = { [kind in keyof PageTexts]?: Partial<PageTexts[kind]> };

/** The home page has none of its own: `metaTitle` and `metaDescription` are its. */
export const defaultPageTexts: PageTexts = {
  titles: {
    home: '',
    templates: 'Templates',
    categories: 'Categories',
    pricing: 'Pricing',
    about: 'About',
    support: 'Support',
    creator: 'The studio',
  },
  descriptions: {
    home: '',
    templates: 'All templates: search, filter by category, price and rating.',
    categories: 'Templates by what they are for: sign-in pages, portfolios, blogs and more.',
    pricing: 'Three plans, from free to same-day answers. Templates are paid for once.',
    about: 'What this store sells, how it is made, and who makes it.',
    support: 'Answers to common questions, and how to reach us.',
    creator: 'Seven answers from the people who make the templates.',
  },
};

/** At most so many characters each. */
const limits = { titles: 120, descriptions: 300 } as const;

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function areTexts(value: unknown, max: number): boolean {
  return (
    isMap(value) &&
    Object.entries(value).every(
      ([id, text]) =>
        pageIds.includes(id as PageId) && typeof text === 'string' && text.length <= max && !/\n/.test(text),
    )
  );
}

/** Whether this may be stored: texts of some of the pages, of no others. */
export function arePageTexts(value: unknown): value is StoredTexts {
  return (
    isMap(value) &&
    Object.entries(value).every(
      ([kind, texts]) => Object.hasOwn(limits, kind) && areTexts(texts, limits[kind as keyof PageTexts]),
    )
  );
}

/** Stored texts over the defaults. */
export function mergePageTexts({ titles, descriptions }: StoredTexts): PageTexts {
  return {
    titles: { ...defaultPageTexts.titles, ...titles },
    descriptions: { ...defaultPageTexts.descriptions, ...descriptions },
  };
}
