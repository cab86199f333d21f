/** A toast of the message table: both of its texts stand on the screen at once. */
export interface ToastWords {
  title: string;
  text: string;
}

/** What one entry of the message table says: a text, or a toast. */
export type Words = string | ToastWords;

const isToast = (value: object): value is ToastWords => Object.keys(value).sort().join() === 'text,title';

/** What an entry that is a function is asked with: cents, or the limit that the provocation goes beyond. */
const asked: Record<string, number> = { 'support.tooLong': 150 };

/** Every entry of a message table by its path, `login.failed`. */
export function leavesOf(table: object, path = ''): [path: string, words: Words][] {
  return Object.entries(table).flatMap(([key, value]): [string, Words][] => {
    const at = path ? `${path}.${key}` : key;
    if (typeof value === 'string') return [[at, value]];
    if (typeof value === 'function') return [[at, value(asked[at] ?? 500)]];
    return isToast(value) ? [[at, value]] : leavesOf(value, at);
  });
}
