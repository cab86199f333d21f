/** A toast of the message table: both of its texts stand on the screen at once. */
export interface ToastWords {
  title: string;
  text: string;
}

/** What one entry of the message table says: a text, or a toast. */
export type Words = string | ToastWords;

const isToast = (value: object): value is ToastWords => Object.keys(value).sort().join() === 'text,title';

/** Every entry of a message table by its path, `login.failed`; a function is asked with 500 (cents). */
export function leavesOf(table: object, path = ''): [path: string, words: Words][] {
  return Object.entries(table).flatMap(([key, value]): [string, Words][] => {
    const at = path ? `${path}.${key}` : key;
    if (typeof value === 'string') return [[at, value]];
    if (typeof value === 'function') return [[at, value(500)]];
    return isToast(value) ? [[at, value]] : leavesOf(value, at);
  });
}
