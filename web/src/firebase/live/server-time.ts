let offset: Promise<number> | undefined;
let known: number | undefined;

/**
 * How far the store's clock is ahead of this browser's, in milliseconds: a clock that is days off must not end a
 * restriction on screen that the server still holds. Hosting says the time with every answer; asked once.
 */
export function serverOffset(): Promise<number> {
  offset ??= fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).then(
    (answer) => {
      const date = Date.parse(answer.headers.get('date') ?? '');
      known = Number.isNaN(date) ? 0 : date - Date.now();
      return known;
    },
    () => {
      offset = undefined;
      return 0;
    },
  );
  return offset;
}

/** Whether the store has said its time. */
export const knowsTime = (): boolean => known !== undefined;

/** The store's time in milliseconds as far as it is known here: by this browser's clock until the store has said it. */
export const storeNow = (): number => Date.now() + (known ?? 0);
