import { type RefObject, useEffect, useRef } from 'react';

type Field = HTMLInputElement | HTMLSelectElement;

/**
 * For a field of a page from the server: what was typed or chosen there before React took the page over is shown by the browser, but
 * nobody has heard of it. `onChange` does, once. @returns the ref of the field
 */
export function useEarlyInput<F extends Field>(
  value: string | undefined,
  onChange: ((value: F['value']) => void) | undefined,
): RefObject<F | null> {
  const field = useRef<F>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what comes before the first render is not heard by React
  useEffect(() => {
    const { current } = field;
    if (current && value !== undefined && current.value !== value && canShow(current, value))
      onChange?.(current.value);
  }, []);
  return field;
}

/** A select shows its first option for a value that it does not have, which nobody chose. */
const canShow = (field: Field, value: string): boolean =>
  field instanceof HTMLInputElement || [...field.options].some((option) => option.value === value);
