import { toSlug } from '@tempera/domain/catalogue/slug';

const longest = 64;

/** The address that a title makes, as long as an address may be; '' where it has no letter or digit for one. */
export const toProductSlug = (title: string): string => toSlug(title).slice(0, longest);
