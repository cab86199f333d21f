/** What a member is found by: ten signs that nobody guesses, in two parts for reading aloud. */
const pattern = /^([a-z2-7]{5})-?([a-z2-7]{5})$/;

/** The handle that somebody typed or pasted, however they wrote it; null for what is none. */
export function readHandle(typed: string): string | null {
  const [, first, second] = pattern.exec(typed.toLowerCase().replace(/[\s@]/g, '')) ?? [];
  return first && second ? `${first}-${second}` : null;
}
