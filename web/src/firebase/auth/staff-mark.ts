import type { Role } from '@tempera/domain/people/roles';

/** The one cookie that Firebase Hosting passes on, and keeps apart in its CDN. */
const mark = '__session=staff';

/**
 * Notes in a cookie that somebody of the staff uses this browser, so that the server lets them on to the pages of a closed
 * store. It is a hint and no right: those pages hold nothing but what everybody may see, and writes are up to the rules.
 */
export function rememberStaff(role: Role | undefined): void {
  const marked = hasStaffMark(document.cookie);
  const isStaff = role !== undefined && role !== 'customer';
  if (isStaff === marked) return;
  const seconds = isStaff ? 31_536_000 : 0;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that people still use
  document.cookie = `${mark}; path=/; max-age=${seconds}; samesite=lax`;
}

/** @param cookies as a request's `Cookie` header or `document.cookie` has them */
export const hasStaffMark = (cookies: string): boolean => cookies.split(/;\s*/).includes(mark);

/** The mark of whoever asks for a page: on the server the request's, in the browser its own. */
export const asksAsStaff = (request: Request): boolean =>
  hasStaffMark(import.meta.env.SSR ? (request.headers.get('cookie') ?? '') : document.cookie);
