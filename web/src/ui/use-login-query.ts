import { useLocation } from 'react-router-dom';

/** What waits behind the login, on its page and the sign-up page: their links to each other take it along. '' elsewhere. */
export function useLoginQuery(): string {
  const { pathname, search } = useLocation();
  return /^\/(auth\/(login|signup)|login)\/?$/i.test(pathname) ? search : '';
}
