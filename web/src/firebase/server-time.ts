let offset: Promise<number> | undefined;

/**
 * How far the store's clock is ahead of this browser's, in milliseconds: a clock that is days off must not end a
 * restriction on screen that the server still holds. Hosting says the time with every answer; asked once.
 */
export function serverOffset(): Promise<number> {
  offset ??= fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).then(
    (answer) => {
      const date = Date.parse(answer.headers.get('date') ?? '');
      return Number.isNaN(date) ? 0 : date - Date.now();
    },
    () => {
      offset = undefined;
      return 0;
    },
  );
  return offset;
}
