/** Scripts that the invoice's font has, besides marks and punctuation, which all of them share. */
const unprintable =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Common}\p{M}]/gu;

/** Common to all scripts and yet in few fonts: emoji, and whatever lies beyond the first plane. */
const pictures = /\p{Extended_Pictographic}|[\u{10000}-\u{10FFFF}]/gu;

/** Control and format characters: invisible, and some turn the direction of what follows. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** What stands where a character can't be printed. */
const box = '\u25A1';

/**
 * A text as the invoice's font can show it, on one line: spaces for breaks, a box for each sign that the font lacks. Any
 * text has an answer, for names may be anything.
 */
export function printable(text: string): string {
  return text
    .toWellFormed()
    .replace(/\s+/gu, ' ')
    .replace(invisible, '')
    .replace(pictures, box)
    .replace(unprintable, box)
    .replace(/\u25A1[\p{M}\u25A1]*/gu, box)
    .trim();
}
