/** The first and the last byte of an answer. */
export interface Part {
  start: number;
  end: number;
}

/**
 * The part of a file of so many bytes that a `Range` asks for; null for all of it, as for a header that means several parts or nothing;
 * `none` where there is no such part.
 */
export function askedRange(header: string | undefined, size: number): Part | null | 'none' {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length > 0 ? { start: size - length, end: size - 1 } : 'none';
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return null;
  return start < size ? { start, end } : 'none';
}
