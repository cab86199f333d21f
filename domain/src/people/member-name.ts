/** FNV-1a, 32 bits: the same digits for the same person, without asking anybody. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/**
 * What somebody is called who has given no name, or none that they may have. It says nothing of their address, which is
 * nobody's business; two may share one, as they may share a name.
 */
export const memberName = (uid: string): string => `Member ${1_000 + (hashOf(uid) % 9_000)}`;
