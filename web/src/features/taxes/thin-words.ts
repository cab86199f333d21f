import { capital, formatCount } from '@tempera/domain/site/plain-text';

/** How many of something have thin evidence; `undefined` where they could not be counted. */
export function thinWords(count: number | undefined, one: string, many: string): string {
  if (count === undefined) return `${capital(many)} could not be counted.`;
  if (count === 0) return `No ${one} of these days has it.`;
  return count === 1
    ? `1 ${one} of these days has it.`
    : `${formatCount(count)} ${many} of these days have it.`;
}
