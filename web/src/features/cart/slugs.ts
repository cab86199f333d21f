/** A cart's slugs, each once: a template is sold once to a person. */
export type Slugs = readonly string[];

/** As many as `quoteCheckout` takes. */
export const cartLimit = 50;

/** The same list when nothing changes, so that a store can tell. The oldest makes room in a full cart. */
export function withSlug(slugs: Slugs, slug: string): Slugs {
  return slugs.includes(slug) ? slugs : [...slugs, slug].slice(-cartLimit);
}

export function withoutSlugs(slugs: Slugs, gone: Slugs): Slugs {
  return slugs.some((slug) => gone.includes(slug)) ? slugs.filter((slug) => !gone.includes(slug)) : slugs;
}
