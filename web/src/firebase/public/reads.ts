/**
 * Every document read costs money, so each leaves a user-timing mark `firestore-read`; tests and the bench
 * add up `detail.count`. Costs nothing where nobody listens.
 */
export function markRead(path: string, count: number): void {
  if (count > 0) performance.mark('firestore-read', { detail: { path, count } });
}
