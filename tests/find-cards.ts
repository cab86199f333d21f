import { passesLuhn } from '@tempera/domain/money/luhn';

/** How the numbers of cards begin, and how long they are (ISO/IEC 7812): what is no card has a long number as well, such as a moment. */
const issued: readonly [start: RegExp, lengths: readonly number[]][] = [
  [/^4/, [13, 16, 19]],
  [/^(?:5[1-5]|2(?:22[1-9]|2[3-9]|[3-6]|7[01]|720))/, [16]],
  [/^3[47]/, [15]],
  [/^3(?:0[0-5]|[689])/, [14, 16, 17, 18, 19]],
  [/^(?:6011|64[4-9]|65|62|35|50|5[6-9]|6[37])/, [16, 17, 18, 19]],
];

const isCard = (digits: string): boolean =>
  issued.some(([start, lengths]) => start.test(digits) && lengths.includes(digits.length)) &&
  passesLuhn(digits);

/** Digits, with a space or a dash between groups of them; none that are part of a word, an id or a fraction. */
const runs = /(?<![\w.-])\d+(?:[ -]\d+)*(?![\w]|\.\d)/g;

/** As somebody writes a number down: four or more at a time, however few are left at its end. */
const isWritten = (groups: readonly string[]): boolean =>
  groups.every((group, index) => group.length >= 4 || (index > 0 && index === groups.length - 1));

/** The first so many groups of some that are a card's number, from the first on. */
function cardFrom(groups: readonly string[]): string | null {
  for (let end = 1; end <= Math.min(groups.length, 5); end++) {
    const some = groups.slice(0, end);
    if (isWritten(some) && isCard(some.join(''))) return some.join('');
  }
  return null;
}

/** The card numbers in a text: Luhn's checksum, an issuer's beginning and length, with or without spaces and dashes. */
export function cardsIn(text: string): string[] {
  return [...text.matchAll(runs)].flatMap(([run]) => {
    const groups = run.split(/[ -]/);
    return groups.flatMap((_group, index) => cardFrom(groups.slice(index)) ?? []);
  });
}
