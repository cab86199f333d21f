import { type ReactNode, useDeferredValue } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Whether what is out of sight is drawn too. A page that somebody moves to draws what is in sight first, shows it, and draws the rest right
 * after it. All at once comes what is rendered by the server or taken over from it, what somebody returns to, who is scrolled to
 * where they were, and what an address points into.
 */
export function useBelowFold(): boolean {
  const isOpenedOrReturnedTo = useNavigationType() === 'POP';
  const { hash } = useLocation();
  return useDeferredValue(true, isOpenedOrReturnedTo || hash !== '');
}

/** What of a page is out of sight when somebody comes to it. */
export const BelowFold = ({ children }: { children: ReactNode }) => useBelowFold() && children;
