import { type GuideId, guideIds } from '@tempera/domain/site/guide-ids';
import { type PageText, toPageText } from '@tempera/domain/site/page-text';
import { defaultTextOf } from '@tempera/domain/site/text-pages';

/** A help article. */
export type Article = PageText & { id: GuideId };

/** All help articles: in the owner's words where there are any, else in the default ones. */
export const articlesFrom = (stored: readonly { id: string }[]): Article[] =>
  guideIds.map((id) => ({
    ...(toPageText(stored.find((one) => one.id === id)) ?? defaultTextOf({ kind: 'guides', id })),
    id,
  }));
