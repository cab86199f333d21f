import type { Entry } from './palette-entry.ts';

const most = 5;
const keyOf = (uid: string) => `tempera.palette.${uid}`;

/** Where this person went by the palette, the newest first; for this tab's session alone, as names stand in it. */
export function readRecent(uid: string): Entry[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(uid)) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

export function keepRecent(uid: string, entry: Entry): void {
  const others = readRecent(uid).filter(({ key }) => key !== entry.key);
  try {
    sessionStorage.setItem(
      keyOf(uid),
      JSON.stringify([{ ...entry, kind: 'Recent' }, ...others].slice(0, most)),
    );
  } catch {
    // A browser that keeps nothing has no recent places.
  }
}
