/** The tags with one more, trimmed; null when it is empty or there already, in upper or lower case. */
export function addTag(tags: readonly string[], typed: string): string[] | null {
  const tag = typed.trim().replace(/\s+/g, ' ');
  const known = tags.some((other) => other.toLowerCase() === tag.toLowerCase());
  return tag === '' || known ? null : [...tags, tag];
}
