const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;

/** A text in one line: line breaks, other control characters and marks that turn the direction of what follows become spaces. */
export const oneLine = (text: string): string => text.replace(unprintable, ' ').trim();
