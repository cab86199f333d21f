import type { TextKind } from '@tempera/domain/site/text-pages';
import { primePublic, readPublicItems } from './public-store.ts';

/** A stored text, as it comes. */
type Stored = { id: string } & Record<string, unknown>;

/** What an owner has written of one kind instead of the default texts: few, and mostly none. */
export const readTexts = (kind: TextKind): Promise<Stored[]> =>
  readPublicItems<Record<string, unknown>>(kind);

/**
 * What an owner has written of one page, null for its default text. It comes with the others of its kind, since asking for a
 * document that is not there would be an error in the console; who follows it finds it here.
 */
export async function readText(kind: TextKind, id: string): Promise<Stored | null> {
  const own = (await readTexts(kind)).find((one) => one.id === id) ?? null;
  primePublic(`${kind}/${id}`, own);
  return own;
}
