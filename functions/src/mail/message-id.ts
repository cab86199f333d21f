/**
 * A mail's name in the world, always the same for the same mail: whoever gets it twice can tell. One that has arrived and
 * is sent again by hand has another, or mail programs would hide it.
 */
export function messageIdOf(id: string, resends: number, from: string): string {
  const host = from.split('@')[1] ?? 'localhost';
  return `<${id.replace(/[^\w-]/g, '-')}.${resends}@${host}>`;
}
