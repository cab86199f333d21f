/** A count in a badge: 9+ above nine. */
export const upToNine = (count: number): string => (count > 9 ? '9+' : String(count));
