import type { TextKind } from '@tempera/domain/site/text-pages';
import { readPublic, readPublicItems } from './public-store.ts';

/** A stored text, as it comes. */
type Stored = Record<string, unknown>;

/** What an owner has written of one kind instead of the default texts: few, and mostly none. */
export const readTexts = (kind: TextKind): Promise<(Stored & { id: string })[]> =>
  readPublicItems<Stored>(kind);

/** What an owner has written of one page, null for its default text. */
export const readText = (kind: TextKind, id: string): Promise<Stored | null> => readPublic(`${kind}/${id}`);
