/**
 * Whether a name speaks for the store: the server would replace it without a word. What names look like is judged with tables that come when an
 * account is made.
 */
export async function isReserved(name: string, store: string): Promise<boolean> {
  const { speaksForStore } = await import('@tempera/domain/people/reserved-name');
  return speaksForStore(name, store);
}
