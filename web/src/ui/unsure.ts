import type { SystemStyleObject } from '@mui/system';
import { useEffect, useState } from 'react';

/** Somebody's own button says nothing for so long at most, in milliseconds: without a connection it may never be known whose it is. */
const unsureFor = 8_000;

const shape = { color: 'transparent', bgcolor: 'action.disabledBackground', boxShadow: 'none' };

/**
 * What may not hold for who has a session, until it is known: of a button they see the shape, of the rest its place (`html[data-session]`,
 * before-paint.js). A visitor sees it all at once, as the server has drawn it.
 */
export function useUnsure(known: boolean): { button: SystemStyleObject; rest: SystemStyleObject } {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), unsureFor);
    return () => clearTimeout(timer);
  }, []);
  if (known || isLate) return { button: {}, rest: {} };
  return {
    button: { 'html[data-session] &': { ...shape, '&:hover': shape } },
    rest: { 'html[data-session] &': { visibility: 'hidden' } },
  };
}
