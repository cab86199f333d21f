import { useState } from 'react';
import { afterPaint } from './after-paint.ts';

/**
 * What somebody chose, shown at once by what they touched; `onChange` hears of it after the paint. What the value then becomes
 * is shown, whatever was chosen.
 */
export function useAtOnce<T>(value: T, onChange: (value: T) => void): [T, (value: T) => void] {
  const [shown, setShown] = useState(value);
  const [arrived, setArrived] = useState(value);
  if (arrived !== value) {
    setArrived(value);
    setShown(value);
  }
  const choose = (chosen: T) => {
    setShown(chosen);
    afterPaint(() => onChange(chosen));
  };
  return [shown, choose];
}
