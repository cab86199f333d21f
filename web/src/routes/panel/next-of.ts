/**
 * Where a panel's sign-in leads to: `?next=` when it is a screen of that panel, so that no link leads out of the store or
 * to somebody else's.
 * @param below `/admin/` or `/staff/`
 */
export function nextOf(search: string, below: string): string | null {
  const next = new URLSearchParams(search).get('next');
  return next?.startsWith(below) && !next.includes('\\') ? next : null;
}
