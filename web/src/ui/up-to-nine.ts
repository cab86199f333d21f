/** A count in a badge: more than nine are many (storefront.md §9, Widget). */
export const upToNine = (count: number): string => (count > 9 ? '9+' : String(count));
