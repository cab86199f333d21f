/**
 * Gives the history entry that a document was loaded into a key of its own. The router calls each of them `default`, and
 * scroll positions are kept by key: a page would open where the last loaded page of the tab was left. A reload finds the key again.
 */
export function keyFirstEntry(): void {
  const { state } = history;
  if (state?.key) return;
  history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, '');
}
