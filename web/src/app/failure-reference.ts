import { createContext } from 'react';

/** By which reference the server's log has what a page that it renders fails of; null in a browser, which makes its own. */
export const FailureReference = createContext<string | null>(null);
