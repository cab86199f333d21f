/** A product's slug: its title in lowercase letters, digits and hyphens. Pages test it without zod. */
export const slugPattern = /^[a-z0-9][a-z0-9-]{0,63}$/;

export const isSlug = (value: unknown): value is string =>
  typeof value === 'string' && slugPattern.test(value);
