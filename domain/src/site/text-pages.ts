import { guides } from './guides.ts';
import { legalTexts } from './legal-texts.ts';
import { bodyOf, type PageText } from './page-text.ts';
import { paths } from './paths.ts';

/** The collections that hold what an owner has written instead of the default texts. */
export type TextKind = 'legalTexts' | 'guides';

/** A page whose texts an owner may write. */
export interface TextPage {
  kind: TextKind;
  id: string;
  path: string;
}

/** Every one of them; no two have the same id. */
export const textPages: readonly TextPage[] = [
  { kind: 'legalTexts', id: 'terms', path: paths.terms },
  { kind: 'legalTexts', id: 'privacy', path: paths.privacy },
  ...guides.map(({ id }): TextPage => ({ kind: 'guides', id, path: paths.guide(id) })),
];

export const textPageOf = (id: string): TextPage | undefined => textPages.find((page) => page.id === id);

/** What a page says while nobody has written another text. */
export function defaultTextOf({ kind, id }: Pick<TextPage, 'kind' | 'id'>): PageText {
  const found = kind === 'guides' ? guides.find((guide) => guide.id === id) : legalTexts[id];
  if (!found) throw new Error(`no text ${kind}/${id}`);
  const { title, description, sections } = found;
  return { title, description, body: bodyOf(sections) };
}
