import { useEffect, useState } from 'react';

/**
 * Something that is asked for once when its screen opens, and again when `ask` is another: null until it is there,
 * undefined when it could not be had.
 */
export function useFigure<T>(ask: () => Promise<T>): T | null | undefined {
  const [figure, setFigure] = useState<T | null | undefined>(null);
  useEffect(() => {
    let current = true;
    ask().then(
      (answer) => current && setFigure(answer),
      () => current && setFigure(undefined),
    );
    return () => {
      current = false;
    };
  }, [ask]);
  return figure;
}
